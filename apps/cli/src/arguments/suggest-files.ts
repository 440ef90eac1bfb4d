import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { nearestName } from "@concordat/contracts/options";

/** Whether a message says that a path does not exist. */
export function leadsNowhere(message: string): boolean {
  return /no such file|is not a file|is not a folder|leads nowhere/.test(message);
}

/**
 * Suggests a file for a misspelled path on the command line: the one with the most similar name in the same folder.
 * Returns `undefined` if the message is about something else, or if no name is similar.
 * @param message the message of the error
 */
export function meantFile(message: string, words: readonly string[]): string | undefined {
  if (!leadsNowhere(message)) return undefined;
  for (const word of words) {
    const path = word.startsWith("--") ? word.slice(word.indexOf("=") + 1) : word;
    if (path === "" || path.startsWith("-") || !message.includes(path) || existsSync(path)) continue;
    // A dangling link is listed too.
    const nearest = nearestFile(
      basename(path),
      namesIn(dirname(path)).filter((name) => name !== basename(path)),
    );
    if (nearest !== undefined)
      return dirname(path) === "." && !path.startsWith(".") ? nearest : join(dirname(path), nearest);
  }
  return undefined;
}

/**
 * Returns the most similar name. The extensions are compared separately, because a common extension does not make names
 * similar.
 */
function nearestFile(name: string, names: readonly string[]): string | undefined {
  const end = extname(name);
  const alike = names.filter((known) => extname(known) === end).map((known) => basename(known, end));
  const nearest = nearestName(basename(name, end), alike);
  return nearest === undefined
    ? nearestName(
        name,
        names.filter((known) => extname(known) !== end),
      )
    : `${nearest}${end}`;
}

/** Returns the names in a folder; empty if the folder cannot be read. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
