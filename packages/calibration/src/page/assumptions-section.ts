import type { CalibrationReport } from "@concordat/contracts/calibration-report";
import {
  bulleted,
  capitalised,
  counted,
  numberColumn,
  section,
  table,
  textColumn,
} from "@concordat/report-kit";
import { intervalsSentence, movedSentence, valueText } from "./words.js";

const chosenSentences: Readonly<Record<CalibrationReport["assumptions"]["chosen"], string>> = {
  random: "It was stated that the people who answered were drawn at random from the table.",
  column: "It was stated that the people who answered were drawn at random within each value of a column.",
  unknown: "How the people who answered were chosen is not known.",
};

/** Says how people were asked, assigned to messages and drawn in groups. */
function designSentences({ assumptions }: CalibrationReport): string[] {
  const { asked, assigned, cluster, chosen } = assumptions;
  return [
    ...(asked !== undefined
      ? [
          `It was stated that ${counted(asked, "person was", "people were")} asked, those who did not answer included.`,
        ]
      : chosen === "unknown"
        ? []
        : [
            "How many people were asked was not stated. A random draw holds only if nearly all who were drawn answered.",
          ]),
    ...(assigned === undefined
      ? []
      : [
          assigned === "random"
            ? "It was stated that a random draw decided which message each person saw."
            : "Whether a random draw decided which message each person saw is not known.",
        ]),
    ...(cluster === undefined
      ? []
      : [
          `Whole groups were drawn, by ${cluster}: the intervals allow for people of a group being alike (the cluster-robust standard error CR3).`,
        ]),
  ];
}

export function assumptionsSection(report: CalibrationReport): string {
  const { about, weighted, assumptions, questions } = report;
  const { chosen, column, differing_columns: differing } = assumptions;
  const moved = movedSentence(questions);
  return section(
    "assumptions",
    "On what this rests",
    [
      bulleted([
        `${chosenSentences[chosen]}${column === null ? "" : ` The column: ${column}.`}`,
        ...designSentences(report),
        about === "these-people"
          ? "The intervals are about the people of the table, answered or not."
          : "The intervals are about all people of whom those of the table are a random sample.",
        ...(weighted
          ? [
              "Some people count more than others, by their weights, which are taken as exact. The estimates are of those for whom the weights stand; that the table is itself a sample of them is part of the intervals only if they are about people like these.",
            ]
          : []),
        capitalised(intervalsSentence(report)),
        "That does not depend on how wrong the agents are: their error is measured where real answers are known. The agents are used whatever they turn out to be worth.",
        ...(moved === null ? [] : [moved]),
        ...(differing.length === 0
          ? [
              "The columns of the answered and the others do not differ by more than chance. This does not show that they are alike: what decides who answers need not be in a column.",
            ]
          : []),
      ]),
      ...(differing.length === 0
        ? []
        : [
            table(
              "In what those who answered differ from the others",
              [
                textColumn("column"),
                textColumn("value"),
                numberColumn("answered"),
                numberColumn("others"),
                numberColumn("p"),
              ],
              differing.map((one) => ({
                cells: [
                  one.column,
                  one.value ?? "mean",
                  valueText(one.answered, one.value),
                  valueText(one.others, one.value),
                  one.p_holm < 0.001 ? "< 0.001" : one.p_holm.toFixed(3),
                ],
              })),
            ),
          ]),
    ].join("\n"),
  );
}
