import type { Draft } from "./draft.js";
import type { Settled } from "./settled.js";

/** Matches a second question for the difference between the two groups, as in `and by how much`. */
const sizeOfLead = /(?:,| and) (?:by )?how (?:many|much)(?: (?:more|less|fewer|higher|lower|\w+er))?\W*$/i;

/** Whether a question chooses one of two groups and asks for the difference, as in `which league won more games, and by how much`. */
export function asksForLead({ cues, question }: Draft, { by }: Settled): boolean {
  return (
    by?.isChoice === true &&
    !by.isTime &&
    by.dimension.column.distinct === 2 &&
    cues.order !== null &&
    sizeOfLead.test(question)
  );
}
