import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { systemCode } from "@concordat/files";
import { ModelNotFoundError } from "../errors/index.js";

const magic = "GGUF";
const headerLength = 24;
/** Versions that llama.cpp reads, little-endian. */
const versions: readonly number[] = [2, 3];

/**
 * Checks that a path is a GGUF file before an engine reads it, because an engine may hang on any other file.
 * @throws {ModelNotFoundError} when the file does not exist, or is not a GGUF file of a supported version
 */
export async function checkModelFile(path: string): Promise<void> {
  const header = await readHeader(path);
  const start = header.toString("latin1", 0, magic.length);
  if (start !== magic) {
    throw new ModelNotFoundError(
      `${path} is not a GGUF model (it begins with ${JSON.stringify(start)}); give the path of a .gguf file`,
    );
  }
  if (header.length < headerLength || !versions.includes(header.readUInt32LE(magic.length))) {
    throw new ModelNotFoundError(`${path} is a damaged GGUF model, or of an unknown version; fetch it again`);
  }
}

async function readHeader(path: string): Promise<Buffer> {
  try {
    // Opening a pipe must not block.
    const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      if (!(await file.stat()).isFile()) throw new Error("it is not a regular file");
      const { buffer, bytesRead } = await file.read(Buffer.alloc(headerLength), 0, headerLength, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  } catch (cause) {
    const missing = systemCode(cause) === "ENOENT";
    const reason = missing ? "there is no such file" : `it cannot be read (${String(cause)})`;
    throw new ModelNotFoundError(`no model at ${path}: ${reason}; give the path of a .gguf file`, { cause });
  }
}
