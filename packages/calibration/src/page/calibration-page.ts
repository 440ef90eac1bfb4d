import type { CalibrationReport } from "@concordat/contracts/calibration-report";
import { checkValue, isRecord, required } from "@concordat/contracts/options";
import { bulleted, counted, escapeHtml, page, section } from "@concordat/report-kit";
import { distinctDifferences, distinctSentences } from "../calibrate/distinct.js";
import { assumptionsSection } from "./assumptions-section.js";
import { originSection } from "./origin-section.js";
import { differencePlanSentence } from "./plan-words.js";
import { questionSection } from "./question-section.js";
import { differenceSentence, isSelectionKnown } from "./words.js";

const reportRule = required({
  message: "must be what calibrate gives",
  test: (value) => isRecord(value) && "questions" in value && "assumptions" in value,
});

/**
 * Renders a calibration as one HTML file: the three estimates on one axis, the worth of the agents, their
 * errors, and the basis of the intervals.
 * @example
 * await writeFile("calibration.html", renderCalibration(calibrate({ questions, runs: [{ people }] })));
 */
export function renderCalibration(report: CalibrationReport): string {
  checkValue(report, reportRule, "report");
  const { people, about, questions, differences, skipped, assumptions } = report;
  const whom =
    about === "these-people" ? `these ${counted(people, "person", "people")}` : "people like these";
  return page({
    kind: "Calibration of Simulated Agents",
    title: `What ${whom} would say${isSelectionKnown(report) ? "" : ", if those who answered are like the others"}`,
    notes: assumptions.warnings.map(({ sentence }) => sentence),
    main: [
      ...questions.map((question, at) => questionSection(question, at)),
      ...(differences.length === 0
        ? []
        : [
            section(
              "differences",
              "How the messages differ",
              bulleted(
                distinctDifferences(differences).map((one) =>
                  [differenceSentence(one), differencePlanSentence(one, questions) ?? ""].join(" ").trim(),
                ),
              ),
            ),
          ]),
      ...(skipped.length === 0
        ? []
        : [section("skipped", "What is not estimated", bulleted(distinctSentences(skipped)))]),
      assumptionsSection(report),
      originSection(report),
    ].join("\n"),
    footer: `<p>${escapeHtml(`Made by Concordat from the answers of ${counted(people, "agent")} and of those of their people who really answered.`)}</p>`,
  });
}
