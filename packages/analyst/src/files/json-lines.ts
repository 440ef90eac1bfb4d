import { type ReadOptions, readWhole, systemCode, systemReason } from "@concordat/files";
import { AnalystError } from "../error/analyst-error.js";

/**
 * Reads the JSON values of a file, one per line. Empty if the file does not exist. A last line without a line break was
 * cut off by a crash and is ignored.
 * @param options `pipes`: whether the file may be a pipe. Default false
 * @throws {AnalystError} LOG_UNREADABLE when the file cannot be read or a line is not JSON
 */
export async function readJsonLines(
  path: string,
  { pipes = false }: Pick<ReadOptions, "pipes"> = {},
): Promise<unknown[]> {
  return (await wholeText(path, pipes))
    .split("\n")
    .flatMap((line, index) => (line.trim() === "" ? [] : [parseLine(line, `${path}:${index + 1}`)]));
}

async function wholeText(path: string, pipes: boolean): Promise<string> {
  return wholeLines(await readOrEmpty(path, pipes));
}

function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf("\n") + 1);
}

async function readOrEmpty(path: string, pipes: boolean): Promise<string> {
  const bytes = await readWhole(path, { pipes }).catch((error: unknown) => {
    if (systemCode(error) === "ENOENT") return Buffer.alloc(0);
    throw new AnalystError("LOG_UNREADABLE", `${path} cannot be read: ${systemReason(error)}`, {
      cause: error,
    });
  });
  return bytes.toString("utf8");
}

function parseLine(line: string, where: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new AnalystError("LOG_UNREADABLE", `${where}: the line is not JSON`, { cause });
  }
}
