import { readStandardInput, readWhole, requireFiniteInput } from "@concordat/files";
import { CommandError } from "../command-error.js";

/**
 * Reads the text of a file, or of standard input for `-`, without a byte order mark.
 * @throws {CommandError} when it is not UTF-8
 * @throws {FilesError} UNREADABLE
 */
export async function readTextFile(file: string): Promise<string> {
  return decoded(await readInputBytes(file), inputName(file));
}

/**
 * Decodes bytes as text, without a byte order mark.
 * @throws {CommandError} when they are not UTF-8
 */
export function decoded(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new CommandError(`${name}: is not UTF-8 text (${firstFault(bytes)})`, { cause });
  }
}

/**
 * Yields the lines of standard input as they arrive, without line ends.
 * @throws {CommandError} at the first byte that is not UTF-8
 * @throws {FilesError} UNREADABLE
 */
export async function* readInputLines(): AsyncGenerator<string> {
  await requireFiniteInput();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let line = 1;
  let begun = "";
  const decode = (bytes: Uint8Array, stream: boolean): string => {
    try {
      return decoder.decode(bytes, { stream });
    } catch (cause) {
      throw new CommandError(`standard input: is not UTF-8 text (in line ${line} or after it)`, { cause });
    }
  };
  for await (const bytes of process.stdin) {
    const [first = "", ...others] = decode(bytes, true).split("\n");
    begun += first;
    for (const next of others) {
      yield begun.replace(/\r$/, "");
      begun = next;
      line++;
    }
  }
  begun += decode(new Uint8Array(), false);
  if (begun !== "") yield begun;
}

/** Returns the name of a file for messages. */
export function inputName(file: string): string {
  return file === "-" ? "standard input" : file;
}

/**
 * Reads the bytes of a file, or of standard input for `-`.
 * @throws {FilesError} UNREADABLE
 */
export function readInputBytes(file: string): Promise<Uint8Array> {
  return file === "-" ? readStandardInput() : readWhole(file);
}

/**
 * Returns the line and the byte of the first invalid UTF-8. It is found by decoding the start of the file up to
 * different positions.
 */
function firstFault(bytes: Uint8Array): string {
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isUtf8(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  const at = good - begunCharacter(bytes.subarray(0, good));
  const line = bytes.subarray(0, at).reduce((count, byte) => count + (byte === 0x0a ? 1 : 0), 1);
  return `line ${line}, byte ${at + 1}: 0x${(bytes[at] ?? 0).toString(16).padStart(2, "0")}`;
}

/** Returns the number of bytes of an incomplete character at the end. */
function begunCharacter(bytes: Uint8Array): number {
  const [firstLead, lastContinuation] = [0xc0, 0xbf];
  const lead = bytes.findLastIndex((byte) => byte < 0x80 || byte >= firstLead);
  const begins = (bytes[lead] ?? 0) > lastContinuation;
  return begins && !isUtf8(bytes, "to its end") ? bytes.length - lead : 0;
}

/** Whether bytes are UTF-8. By default the last character may be truncated. */
function isUtf8(bytes: Uint8Array, extent: "cut" | "to its end" = "cut"): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: extent === "cut" });
    return true;
  } catch {
    return false;
  }
}
