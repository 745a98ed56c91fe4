// Python starts from a single ZIP archive. What the games of a site have in common is stored once,
// so the archive of a game may come in parts.

/** In bytes: the fixed part of an entry of the directory, and the end of an archive. */
const ENTRY = 46;
const END = 22;

/**
 * Join ZIP archives that are not compressed and have no comments.
 * @param {Uint8Array<ArrayBuffer>[]} archives
 * @returns {Uint8Array<ArrayBuffer>} an archive with the files of all
 */
export function joined(archives) {
  if (archives.length === 1) return archives[0];
  const found = archives.map(parts);
  const bodies = found.map(({ body }) => body);
  const directories = found.map(({ directory }, index) =>
    moved(directory, length(bodies.slice(0, index))),
  );
  const end = new Uint8Array(END);
  const view = new DataView(end.buffer);
  const count = found.reduce((sum, part) => sum + part.count, 0);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, length(directories), true);
  view.setUint32(16, length(bodies), true);
  return concatenated([...bodies, ...directories, end]);
}

/** The files, the directory, and the number of entries. @param {Uint8Array<ArrayBuffer>} archive */
function parts(archive) {
  const view = new DataView(archive.buffer, archive.byteOffset + archive.length - END);
  const size = view.getUint32(12, true);
  const start = view.getUint32(16, true);
  return {
    body: archive.subarray(0, start),
    directory: archive.subarray(start, start + size),
    count: view.getUint16(10, true),
  };
}

/**
 * A directory of files that are so many bytes further on.
 * @param {Uint8Array<ArrayBuffer>} directory
 * @param {number} by
 */
function moved(directory, by) {
  const copy = directory.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at < copy.length; ) {
    view.setUint32(at + 42, view.getUint32(at + 42, true) + by, true);
    // The name, the extra field and the comment follow.
    at += ENTRY + [28, 30, 32].reduce((sum, field) => sum + view.getUint16(at + field, true), 0);
  }
  return copy;
}

/** @param {Uint8Array[]} pieces */
function length(pieces) {
  return pieces.reduce((sum, piece) => sum + piece.length, 0);
}

/** @param {Uint8Array[]} pieces */
function concatenated(pieces) {
  const whole = new Uint8Array(length(pieces));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
