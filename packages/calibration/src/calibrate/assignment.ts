import type { CalibrationReport, CalibrationWarning } from "@concordat/contracts/calibration-report";
import { differingColumns } from "../selection/differing-columns.js";
import type { CalibratedRun, CalibrateOptions } from "./calibrate-options.js";
import { isRespondent } from "./respondents.js";

/**
 * Returns warnings about the assignment of people to messages. A difference between messages about which different
 * people answered is an effect of the messages only if a random draw decided who saw which message. That people were
 * drawn at random from the table says nothing about this.
 */
export function aboutAssignment(
  { runs, assigned = "unknown" }: CalibrateOptions,
  differences: CalibrationReport["differences"],
): CalibrationWarning[] {
  const pairs = new Map(
    differences.filter((one) => !one.same_people).map(({ a, b }) => [`${a}\n${b}`, [a, b] as const]),
  );
  if (pairs.size === 0) return [];
  const unlike = [...pairs.values()].flatMap(([a, b]) => unlikeText(a, b, runs));
  const stated =
    assigned === "random"
      ? []
      : [
          "Whether a random draw decided which message each person saw is not known. If it did not, a difference between messages may be a difference between their people, and no effect of a message.",
        ];
  const sentences = [...stated, ...unlike];
  return sentences.length === 0 ? [] : [{ code: "UNASSIGNED", sentence: sentences.join(" ") }];
}

/** Names the columns in which the respondents of two messages differ by more than chance; empty if there is none. */
function unlikeText(a: string, b: string, runs: readonly CalibratedRun[]): string[] {
  const [ofA = [], ofB = []] = [a, b].map((name) =>
    (runs.find(({ message }) => message === name)?.people ?? []).filter(isRespondent),
  );
  const differing = differingColumns([
    ...ofA.map(({ columns = {}, ...person }) => ({ ...person, columns, isAnswered: true })),
    ...ofB.map(({ columns = {}, ...person }) => ({ ...person, columns, isAnswered: false })),
  ]);
  const named = differing.map(({ column, value }) => (value === null ? column : `${column} = ${value}`));
  return named.length === 0
    ? []
    : [
        `The people who answered about ${a} differ from those who answered about ${b} in ${named.join(", ")}: a random draw does not explain it.`,
      ];
}
