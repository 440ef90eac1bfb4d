import type { CalibrationOrigin, CalibrationReport } from "@concordat/contracts/calibration-report";
import { bulleted, formatDate, section, table, textColumn } from "@concordat/report-kit";

/** The number of digits of a hash that a page shows. */
const shownDigits = 12;

/** Renders the data from which a report was made, and how its estimates are computed. */
export function originSection({ origin, about }: CalibrationReport): string {
  return section(
    "origin",
    "What this was made from, and how",
    [
      ...(origin === undefined
        ? []
        : [
            table(
              "The runs and the answers",
              [textColumn("what"), textColumn("value")],
              originRows(origin).map((cells) => ({ cells })),
            ),
          ]),
      bulleted([
        "The rectified estimate is the mean of the real answers plus a slope times the difference between the mean of all agents and that of the agents whose people answered; the slope is that of the real answers on the agents’. This is prediction-powered inference with power tuning (Angelopoulos, Bates, Fannjiang, Jordan and Zrnic 2023; Angelopoulos, Duchi and Zrnic 2023), the regression estimator of survey statistics.",
        `Its standard error is HC3${about === "these-people" ? ", with the correction for a finite population" : ", with the variance of the agents’ mean added"}. The interval of a mean is Student’s with n − 2 degrees of freedom; that of a share is Wilson’s with the number of answers that the standard error amounts to.`,
      ]),
    ].join("\n"),
  );
}

/** Returns the data from which a report was made, as pairs of a name and a value. */
function originRows({ runs, answers, created_at: estimated }: CalibrationOrigin): [string, string][] {
  return [
    ...runs.map(({ name, model, created_at: begun, identity }): [string, string] => [
      "run",
      `${name}: ${model ?? "rules decide"}, begun ${formatDate(begun)}, identity ${identity.slice(0, shownDigits)}`,
    ]),
    ...(answers === undefined ? [] : [["real answers", answersText(answers)] satisfies [string, string]]),
    ...(estimated === undefined ? [] : [["estimated", formatDate(estimated)] satisfies [string, string]]),
  ];
}

function answersText({ file, rows, sha256 }: NonNullable<CalibrationOrigin["answers"]>): string {
  return `${file}, ${rows} ${rows === 1 ? "row" : "rows"}, SHA-256 ${sha256.slice(0, shownDigits)}`;
}

/** Describes the runs and the answers of a report in a sentence; `null` if they are unknown. */
export function originSentence({ origin }: Pick<CalibrationReport, "origin">): string | null {
  if (origin === undefined) return null;
  const models = [...new Set(origin.runs.map(({ model }) => model ?? "rules"))].join(", ");
  const runs = origin.runs.map(({ name }) => name);
  const named = runs.length > maxNamed ? `${runs.length} runs` : runs.join(", ");
  return `From ${named} (${models})${origin.answers === undefined ? "" : ` and ${answersText(origin.answers)}`}.`;
}

/** Maximum number of runs that a sentence names. */
const maxNamed = 4;
