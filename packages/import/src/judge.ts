import type { EntryDraft } from "./build-drafts.js";
import type { SourceEntry } from "./entry.js";
import type { EventTally } from "./event-tally.js";
import type { Target } from "./fields/kinds.js";

/** The drafts that satisfy the contract, and the others with the reasons. */
export interface Judgement {
  readonly values: readonly unknown[];
  readonly refused: readonly { readonly place: string; readonly reason: string }[];
}

/**
 * Validates every draft with the complete contract. If several drafts have the same id, only the first one is imported.
 * Equal ones are counted, and different ones are rejected.
 */
export function judge(
  entries: readonly SourceEntry[],
  drafts: readonly EntryDraft[],
  { contract, idPrefix }: Target,
  tally: EventTally,
): Judgement {
  const values: unknown[] = [];
  const refused: { place: string; reason: string }[] = [];
  const seen = new Map<unknown, { readonly text: string; readonly place: string }>();
  for (const [index, { value, problems }] of drafts.entries()) {
    const place = entries[index]?.place ?? "";
    const unread = problems.map(({ field }) => field);
    const reason = [
      ...problems.map((problem) => `${problem.field}: ${problem.reason}`),
      // If it is known why a field is absent, its absence is not reported again.
      ...violationsOf(contract, value).filter((text) => !unread.some((field) => text.includes(`'${field}'`))),
    ].join("; ");
    const text = JSON.stringify(value);
    const before = idPrefix === null ? undefined : seen.get(value.id);
    if (reason !== "") refused.push({ place, reason });
    else if (before === undefined) {
      seen.set(value.id, { text, place });
      values.push(value);
    } else if (before.text === text) tally.add("entries that stand in the file twice count once");
    else refused.push({ place, reason: `id: ${JSON.stringify(value.id)} is also the id of ${before.place}` });
  }
  return { values, refused };
}

function violationsOf({ validate }: Target["contract"], value: unknown): string[] {
  return validate(value).map(({ path, message }) => (path === "" ? message : `${path.slice(1)}: ${message}`));
}
