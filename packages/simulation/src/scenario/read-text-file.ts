import { readWhole, systemReason } from "@concordat/files";

/** A text file, with its bytes as they are. */
export interface TextFile {
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** Reads a file whole, without a byte order mark in its text; or says why that is not possible, in words. */
export async function readTextFile(path: string): Promise<TextFile | string> {
  try {
    const bytes = await readWhole(path, { pipes: false });
    return { bytes, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch (error) {
    return error instanceof TypeError ? "it is not UTF-8 text" : systemReason(error);
  }
}
