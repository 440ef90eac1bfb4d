import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { nearestName } from "@concordat/contracts/options";

/** Whether a message says that a path does not exist. */
export function leadsNowhere(message: string): boolean {
  return /no such file|is not a file|is not a folder|leads nowhere/.test(message);
}

/**
 * Suggests the file that a misspelt path on the command line probably names: the file with the most similar name in
 * the same folder. Returns `undefined` if the message is about something else, or if no name is similar.
 * @param message what the command failed with
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

/** A shared extension does not make two names similar. */
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

/** The entries of a folder; empty if it cannot be read. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
