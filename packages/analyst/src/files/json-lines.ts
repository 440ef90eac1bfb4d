import { open, readFile, truncate } from "node:fs/promises";
import { AnalystError } from "../error/analyst-error.js";

/** Appends values to a file, a line each, and makes them last before it returns. */
export async function appendLines(path: string, values: readonly unknown[]): Promise<void> {
  if (values.length === 0) return;
  const file = await open(path, "a");
  try {
    await file.appendFile(values.map((value) => `${JSON.stringify(value)}\n`).join(""));
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * The values of a file, a line each; none when there is no file. A last line without an end was cut off by a crash and
 * is not read.
 * @throws {AnalystError} LOG_UNREADABLE
 */
export async function readLines(path: string): Promise<unknown[]> {
  return (await wholeText(path))
    .split("\n")
    .flatMap((line, index) => (line.trim() === "" ? [] : [parseLine(line, `${path}:${index + 1}`)]));
}

/** Takes away a last line that was cut off, so that the next one does not run into it. */
export async function dropCutOffLine(path: string): Promise<void> {
  const text = await readOrEmpty(path);
  const whole = wholeLines(text);
  if (whole.length < text.length) await truncate(path, Buffer.byteLength(whole));
}

async function wholeText(path: string): Promise<string> {
  return wholeLines(await readOrEmpty(path));
}

function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf("\n") + 1);
}

async function readOrEmpty(path: string): Promise<string> {
  return readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw new AnalystError("LOG_UNREADABLE", `${path} cannot be read (${error.code})`, { cause: error });
  });
}

function parseLine(line: string, where: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new AnalystError("LOG_UNREADABLE", `${where}: the line is no JSON`, { cause });
  }
}
