// What a report says of a question, against what pandas computed from the same table.

/** Numbers within half a per cent are the same. */
const tolerance = 0.005;

/** The verdict on a report; null is a refusal. */
export function judge(expected, report) {
  if (report === null) return expected.refused ? "rightly refused" : "wrongly refused";
  return !expected.refused && isRight(expected, report) ? "right" : "wrong";
}

export const isGood = (verdict) => verdict === "right" || verdict === "rightly refused";

function isRight({ before, after, value, member }, { total, value: computed, ranking = [] }) {
  if (before !== undefined)
    return total !== null && isClose(total.value_a, before) && isClose(total.value_b, after);
  if (member === undefined) return isClose(computed, value);
  const [first] = ranking;
  return first?.member === member && isClose(first.value, value);
}

/** Whether a number is the one that is wanted, up to half a per cent. */
export const isClose = (found, wanted) =>
  typeof found === "number" && Math.abs(found - wanted) <= tolerance * Math.max(Math.abs(wanted), 1e-9);
