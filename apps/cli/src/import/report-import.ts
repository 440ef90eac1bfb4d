import type { Imported } from "@concordat/import";
import { counted } from "../counted.js";
import { nameOf } from "../files/read-text.js";
import { colours } from "../terminal/colours.js";
import { note } from "../terminal/output.js";

/** Most refused entries that are listed by name. */
const maxListed = 20;
/** Most fields in one list: a status of Mastodon has about seventy. */
const maxFields = 100;

/** Tells a person the outcome of a file: what was taken, assumed, omitted and refused, on standard error. */
export function reportImport(file: string, imported: Imported): void {
  const { values, contract, format, entries, taken, dropped, assumed, refused } = imported;
  note(`${nameOf(file)}: read as ${format}, ${counted(entries, "entry", "entries")}`);
  for (const line of [
    ...listed(
      "taken",
      taken.map(({ field, from }) => `${field} from ${from}`),
    ),
    ...assumed.map((sentence) => `  assumed: ${sentence}`),
    ...listed(
      "dropped",
      dropped.map((one) => `${one.field} (${one.entries})`),
    ),
  ])
    note(line);
  for (const { place, reason } of refused.slice(0, maxListed))
    note(`${nameOf(file)}: ${place}: ${colours.err.red("refused")}: ${reason}`);
  if (refused.length > maxListed) note(`and ${refused.length - maxListed} more are refused`);
  note(
    `${values.length} of ${entries} are ${contract}${refused.length === 0 ? "" : `; ${refused.length} refused`}`,
  );
}

function listed(label: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const more = items.length > maxFields ? ` and ${items.length - maxFields} more` : "";
  return [`  ${label}: ${items.slice(0, maxFields).join(", ")}${more}`];
}
