"""One sitting in JSON: seats, the handing over of the device, undo, replay, the record."""
