import { readFile } from "node:fs/promises";
import { AnalystError } from "../error/analyst-error.js";

/**
 * The values of a file, a line each; none when the file does not exist. A last line without an end was cut off by a crash and
 * is not read.
 * @throws {AnalystError} LOG_UNREADABLE
 */
export async function readLines(path: string): Promise<unknown[]> {
  return (await wholeText(path))
    .split("\n")
    .flatMap((line, index) => (line.trim() === "" ? [] : [parseLine(line, `${path}:${index + 1}`)]));
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
    throw new AnalystError("LOG_UNREADABLE", `${where}: the line is not JSON`, { cause });
  }
}
