import { counted } from "@concordat/contracts/options";
import type { Imported } from "@concordat/import";
import { inputName } from "../files/read-text.js";
import { colours } from "../terminal/colours.js";
import { note } from "../terminal/output.js";

/** Maximum number of rejected entries that are listed. */
const maxListed = 20;
/** Maximum number of fields in a list. A Mastodon status has about seventy fields. */
const maxFields = 100;

/** Reports the result of an import on standard error: what was accepted, assumed, omitted and rejected. */
export function reportImport(file: string, imported: Imported): void {
  const { values, contract, format, entries, taken, dropped, assumed, empty, refused } = imported;
  note(`${inputName(file)}: read as ${format}, ${counted(entries, "entry", "entries")}`);
  for (const line of [
    ...listed(
      "taken",
      taken.map(({ field, from }) => `${field} from ${from}`),
    ),
    ...assumed.map((sentence) => `  assumed: ${sentence}`),
    ...listed("empty, without a text or a picture", empty),
    ...listed(
      "dropped",
      dropped.map((one) => `${one.field} (${one.entries})`),
    ),
  ])
    note(line);
  for (const { place, reason } of refused.slice(0, maxListed))
    note(`${inputName(file)}: ${place}: ${colours.err.red("refused")}: ${reason}`);
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
