import { nameParts } from "../table/name-parts.js";
import type { Draft } from "./draft.js";
import type { MemberMention } from "./find-members.js";
import { isMeasurable } from "./measure/measured-columns.js";
import { matchName } from "./name-match.js";

/**
 * Returns the values that a question means. Excludes values that only have the same name as the counted or measured
 * things.
 */
export function membersMeant(draft: Draft, members: readonly MemberMention[]): MemberMention[] {
  return withoutAmount(draft, withoutRowNoun(draft, members));
}

/**
 * Removes a value that only describes the rows, as in `how many of the deaths were accidents`, if a second value of its
 * column follows.
 */
function withoutRowNoun(draft: Draft, members: readonly MemberMention[]): MemberMention[] {
  const { question, claims } = draft;
  return members.filter((mention) => {
    const start = mention.tokens[0]?.start ?? 0;
    const isCounted =
      /\b(?:how many|number|share|percentage|proportion|fraction|percent)(?: of)?(?: all)?(?: the)?\s+$/i.test(
        question.slice(0, start),
      );
    const others = members.filter((other) => other !== mention);
    const isDivided = others.some((other) =>
      other.members.some(({ column, value }) =>
        mention.members.some((member) => member.column === column && member.value !== value),
      ),
    );
    const [word] = mention.tokens;
    // `how many of the workers live in the south`, in a table of wages: all of them, and no occupation called worker.
    const areAll =
      /\bof(?: all)? the\s+$/i.test(question.slice(0, start)) &&
      others.length > 0 &&
      workers.test(word?.lower ?? "") &&
      areWorkers(draft);
    if (!isCounted || !(isDivided || areAll)) return true;
    claims.claim(mention.tokens, "row");
    if (!isDivided)
      draft.assumptions.push(
        `${word?.text ?? ""} were read as all rows: --where names those of a column, such as "${mention.members[0]?.column.name ?? ""} = ${mention.members[0]?.text ?? ""}".`,
      );
    return false;
  });
}

const workers = /^(?:workers?|employees?|earners?)$/;

/** Whether every person in the table works, because the table has a column of earnings. */
function areWorkers({ vocabulary: { table } }: Draft): boolean {
  return table.columns.some(({ name }) =>
    nameParts(name).some((part) => /^(?:wages?|salary|salaries|earnings?)$/.test(part)),
  );
}

/**
 * Removes a value that is measured. In `how much rain fell`, the words after `how much` are the measure, even if some
 * rows have the value `rain`.
 */
function withoutAmount(
  { question, claims, vocabulary }: Draft,
  members: readonly MemberMention[],
): MemberMention[] {
  const columns = vocabulary.table.columns.filter(isMeasurable);
  return members.filter(({ tokens }) => {
    const before = question.slice(0, tokens[0]?.start ?? 0);
    const score = Math.max(0, ...columns.map(({ name }) => matchName(name, tokens).score));
    const isAmount = /\b(?:how much|amount of|total)\s+$/i.test(before) && score >= 0.5;
    // `which item has the most protein`, though one item is called Protein: the question names the column
    // completely.
    const isMost =
      score === 1 &&
      /\b(?:most|least|highest|lowest|largest|smallest|average|mean|median|more|less)\s+$/i.test(before);
    if (!isAmount && !isMost) return true;
    claims.release(tokens);
    return false;
  });
}
