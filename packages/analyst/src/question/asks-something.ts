import { asksForCourse } from "./course-words.js";
import type { Cues } from "./cues.js";
import type { Draft } from "./draft.js";
import type { Reading } from "./reading.js";
import { unansweredWords } from "./unanswered/unanswered-words.js";

/**
 * Whether a question asks for anything other than the last change in the table and its causes, which can be asked about
 * any table.
 */
export function asksSomething(draft: Draft): boolean {
  return asksByCue(draft.cues) || unansweredWords(draft, plainChange(draft)).length > 0;
}

function asksByCue(cues: Cues): boolean {
  return (
    cues.counts ||
    cues.amounts ||
    cues.when ||
    cues.relationship ||
    cues.distribution ||
    asksForCourse(cues.what) ||
    cues.share ||
    cues.order !== null ||
    cues.aggregate !== null ||
    /\bthan\b/i.test(cues.what)
  );
}

/** Returns the interpretation of a question that names nothing in the table: a change of the number of rows. */
function plainChange({ question, axis }: Draft): Reading {
  return {
    question,
    operation: "change",
    measure: { column: null, aggregate: "count" },
    measureChosen: "assumed",
    against: null,
    conditions: [],
    part: [],
    axis,
    alternative: null,
    periods: [],
    coverage: null,
    totals: [],
    by: null,
    order: "desc",
    limit: null,
    place: 1,
    asksWhy: false,
    notes: [],
    assumptions: [],
  };
}
