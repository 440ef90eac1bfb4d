import { readWhole, systemReason } from "@concordat/files";

/** A text file and its unchanged bytes. */
export interface TextFile {
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** Reads a text file. The text has no byte order mark. Returns a message if the file cannot be read. */
export async function readTextFile(path: string): Promise<TextFile | string> {
  try {
    const bytes = await readWhole(path, { pipes: false });
    return { bytes, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch (error) {
    return error instanceof TypeError ? "it is not UTF-8 text" : systemReason(error);
  }
}
