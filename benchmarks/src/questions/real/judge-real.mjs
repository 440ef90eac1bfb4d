// What a report says of a question on a real table, against what pandas computed, or another answer that can be defended.
import { isClose } from "../judge.mjs";

/** The verdict on a report; null is a refusal. */
export function judgeReal(entry, report) {
  const isRefusal = entry.kind === "refuse";
  if (report === null) return isRefusal ? "rightly refused" : "wrongly refused";
  // Of a cause, what happened may be told where it is said that the table does not tell why.
  if (isRefusal && report.summary.startsWith("The table tells how much, not why.")) return "rightly refused";
  if (isRefusal) return "wrong";
  const answers = [entry, ...entry.also.map((other) => ({ ...entry, ...other }))];
  return answers.some((answer) => isRight(answer, report)) ? "right" : "wrong";
}

function isRight(answer, report) {
  return answer.asks.every((asked) => {
    if (asked === "change") return isChange(answer, report);
    if (asked === "value") return isValue(answer.value, report);
    return answer.kind === "change" ? isMover(answer.top, report) : isFirst(answer, report);
  });
}

function isChange({ before, after }, { total }) {
  return total !== null && isClose(total.value_a, before) && isClose(total.value_b, after);
}

/** A share may be written as one or in per cent. */
function isValue(value, { value: computed, total }) {
  return [computed, total?.value_a, total?.value_b].some(
    (found) => isClose(found, value) || isClose(found, -value) || isClose(found, 100 * value),
  );
}

/** The member whose own change is the largest in the direction that is asked. */
function isMover([[member, change]], { drivers }) {
  const own = drivers.filter((driver) => isSame(driver.member, member));
  return own.some((driver) => isClose(driver.value_b - driver.value_a, change));
}

/** The first of a ranking; a question for a number, and not for who has it, is answered by the number. */
function isFirst({ top: [[member, value]], question, kind }, { ranking, value: computed }) {
  const [first] = ranking;
  // When something was highest is the period, however its rows are put together.
  if (kind === "trend" && first !== undefined && isSame(first.member, member)) return true;
  if (first !== undefined && isSame(first.member, member) && isClose(first.value, value)) return true;
  const highest = ranking.find((entry) => isSame(entry.member, member));
  if (kind === "trend" && highest !== undefined && isClose(highest.value, value)) return true;
  return !/\b(?:which|who|when|where|whose)\b/i.test(question) && isClose(computed, value);
}

/** Times may be written shorter, names with spaces around them. */
function isSame(found, wanted) {
  const [a, b] = [found, wanted].map((name) => String(name).trim().toLowerCase());
  return a === b || (/^\d{4}(?:-\d\d)*$/.test(a) && b.startsWith(`${a}-`)) || `${a}.0` === b;
}
