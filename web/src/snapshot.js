// A worker of a moment: makes the snapshot from which the next visit starts.

import { makeSnapshot } from "./boot.js";

try {
  await makeSnapshot();
} catch (error) {
  // The next visit starts the other way.
  console.info(`No snapshot has been made: ${error}`);
}
postMessage("done");
self.close();
