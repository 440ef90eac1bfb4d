import { superlativeOf } from "../concepts.js";
import { asksForLoss, isOfChanges } from "../measure/column-of-changes.js";
import { does, type RequiredWord, word } from "./demand.js";

const rising =
  /^(?:most|highest|largest|biggest|greatest|maximum|max|top|more|higher|larger|bigger|greater|peak\w*)$/;
const falling = /^(?:least|fewest|lowest|smallest|minimum|min|bottom|less|fewer|lower|smaller)$/;

/** Whether a word for rising or falling agrees with the direction that the answer shows. */
export function pointsTheWay({
  token: { lower },
  draft: { cues, question },
  reading: { order, operation, measure },
}: RequiredWord): boolean {
  if (
    operation === "largest change" ||
    operation === "trend" ||
    operation === "comparison" ||
    operation === "change" ||
    cues.loss
  )
    return true;
  if (isOfChanges(measure.column) && asksForLoss(question)) return true;
  const isDown = order === "asc";
  if (rising.test(lower)) return !isDown || measure.aggregate === "maximum" || cues.order === "asc";
  return !falling.test(lower) || isDown || measure.aggregate === "minimum";
}

/** Whether a reading selects the first of many. */
export function ranks(use: RequiredWord): boolean {
  const { aggregate } = use.reading.measure;
  return (
    does("ranking", "extreme", "largest change", "comparison", "trend", "distribution")(use) ||
    (use.reading.operation === "share" && use.reading.by !== null) ||
    (use.reading.operation === "change" && use.reading.by !== null) ||
    (use.reading.operation === "change" && superlativeOf(word(use.token)) !== undefined) ||
    aggregate === "maximum" ||
    aggregate === "minimum"
  );
}

/** Whether a word refers to the highest point of a time series, as in `at its peak`. */
export function isAtPeak({ token, reading }: RequiredWord): boolean {
  return /^peak/.test(token.lower) && reading.operation === "extreme";
}
