const block = 512;

/**
 * A tar archive (ustar) of files, `{ path, content }`, in the order given. The same files make the same bytes on
 * every machine and day: nothing of the clock, the user or the file system enters.
 */
export function tar(files) {
  const members = files.flatMap(({ path, content }) => {
    const bytes = Buffer.from(content);
    return [header(path, bytes.length), bytes, Buffer.alloc(padding(bytes.length))];
  });
  return Buffer.concat([...members, Buffer.alloc(2 * block)]);
}

/** Fields of a ustar header: offset, width, and what they hold for every file. */
const fields = [
  [100, 8, octal(0o644, 8)],
  [108, 8, octal(0, 8)],
  [116, 8, octal(0, 8)],
  [136, 12, octal(0, 12)],
  [156, 1, "0"],
  [257, 8, "ustar\x0000"],
];

function header(path, size) {
  if (Buffer.byteLength(path) > 100) throw new Error(`${path}: too long a path for a tar header`);
  const bytes = Buffer.alloc(block);
  bytes.write(path, 0, 100, "utf8");
  bytes.write(octal(size, 12), 124, 12, "ascii");
  for (const [offset, width, value] of fields) bytes.write(value, offset, width, "latin1");
  // The checksum is counted as if its own field were blank.
  bytes.write(" ".repeat(8), 148, 8, "ascii");
  const checksum = bytes.reduce((sum, byte) => sum + byte, 0);
  bytes.write(`${octal(checksum, 7)} `, 148, 8, "latin1");
  return bytes;
}

/** A number as tar writes it: octal digits, leading zeros, and a NUL at the end. */
function octal(value, width) {
  return `${value.toString(8).padStart(width - 1, "0")}\0`;
}

function padding(size) {
  return (block - (size % block)) % block;
}
