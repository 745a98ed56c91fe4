// Unpacks files that the build has packed with gzip. A host that knows such files by their first
// bytes declares the packing as the encoding of the transfer, and the browser then unpacks them
// before anybody sees them: both forms are the same file.

/** The first byte of whatever is packed with gzip. */
const GZIP = 0x1f;

/**
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} body a file, packed or already unpacked
 * @param {number} size its unpacked size
 * @returns {Promise<Uint8Array<ArrayBuffer>>} the file unpacked; rejects as soon as it turns out to
 *   be longer than `size`, however much it would unpack to, and if it is shorter
 */
export async function unpack(body, size) {
  const reader = body.getReader();
  const first = await reader.read();
  const rest = new ReadableStream({
    start: (controller) => (first.done ? controller.close() : controller.enqueue(first.value)),
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const packed = first.value?.[0] === GZIP;
  return exactly(packed ? rest.pipeThrough(new DecompressionStream("gzip")) : rest, size);
}

/**
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} stream
 * @param {number} size
 */
async function exactly(stream, size) {
  const all = new Uint8Array(size);
  const reader = stream.getReader();
  let at = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (at + value.length > size) {
      reader.cancel().catch(() => {});
      throw new Error(`it is longer than ${size} bytes`);
    }
    all.set(value, at);
    at += value.length;
  }
  if (at < size) throw new Error(`it ends after ${at} of ${size} bytes`);
  return all;
}
