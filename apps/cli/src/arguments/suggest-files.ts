import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { nearestName } from "@concordat/contracts/options";

/** Whether a message says of a path that it leads nowhere. */
export function leadsNowhere(message: string): boolean {
  return /no such file|is not a file|is not a folder|leads nowhere/.test(message);
}

/**
 * The file that a path on the command line was probably meant for: the one of the nearest name in the same folder. Undefined if the message
 * is about something else, or if nothing is near.
 * @param message what the command failed with
 */
export function meantFile(message: string, words: readonly string[]): string | undefined {
  if (!leadsNowhere(message)) return undefined;
  for (const word of words) {
    const path = word.startsWith("--") ? word.slice(word.indexOf("=") + 1) : word;
    if (path === "" || path.startsWith("-") || !message.includes(path) || existsSync(path)) continue;
    // A link that leads nowhere is listed, too.
    const nearest = nearestFile(
      basename(path),
      namesIn(dirname(path)).filter((name) => name !== basename(path)),
    );
    if (nearest !== undefined)
      return dirname(path) === "." && !path.startsWith(".") ? nearest : join(dirname(path), nearest);
  }
  return undefined;
}

/** An ending that both have makes no two names alike. */
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

/** What a folder lists; nothing if it cannot be read. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
