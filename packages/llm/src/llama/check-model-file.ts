import { open } from "node:fs/promises";
import { ModelNotFoundError } from "../errors/index.js";

const magic = "GGUF";

/**
 * Makes sure that a path leads to a GGUF file, before an engine reports anything else about it.
 * @throws {ModelNotFoundError} when there is no file, or one of another kind
 */
export async function checkModelFile(path: string): Promise<void> {
  const start = await readStart(path);
  if (start !== magic) {
    throw new ModelNotFoundError(
      `${path} is not a GGUF model (it begins with ${JSON.stringify(start)}); give the path of a .gguf file`,
    );
  }
}

async function readStart(path: string): Promise<string> {
  try {
    const file = await open(path, "r");
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(magic.length), 0, magic.length, 0);
      return buffer.toString("latin1", 0, bytesRead);
    } finally {
      await file.close();
    }
  } catch (cause) {
    const reason = cause instanceof Error && "code" in cause && cause.code === "ENOENT" ? "there is no such file" : `it cannot be read (${String(cause)})`;
    throw new ModelNotFoundError(`no model at ${path}: ${reason}; give the path of a .gguf file`, { cause });
  }
}
