import {
  type AxisRange,
  capitalised,
  counted,
  figure,
  formatShare,
  lineChart,
  numberColumn,
  paragraph,
  rangeFromZero,
  section,
  subheading,
  table,
  textColumn,
} from "@concordat/report-kit";
import type { Choice } from "@concordat/simulation";
import type { RoundTotals } from "@concordat/simulation/results";
import type { DecisionFilter } from "../decisions/decision-filter.js";
import { limits } from "../limits.js";
import { choiceNames, choicesInOrder, listedChoices, rateOf, shareOf } from "../run/choices.js";
import type { RunReport } from "../run/run-report.js";
import type { DecisionLinks } from "./links.js";

/** Renders the choices in each round: a chart for each choice, and a table of all counts. */
export function choicesByRound(whole: RunReport, links: DecisionLinks): string {
  // A survey after the last round is recorded as an additional round, which has no decisions.
  const report = { ...whole, rounds: whole.rounds.slice(0, whole.played) };
  const { rounds, totals } = report;
  const made = choicesInOrder.filter((choice) => (totals.choices[choice] ?? 0) > 0);
  if (made.length === 0)
    return section("choices", "Choices by round", paragraph("No agent decided anything."));
  // The charts are below each other and are compared, so they have the same axis.
  const range = rangeFromZero(
    made.flatMap((choice) => rounds.map(({ choices, exposures }) => shareOf(choices, choice, exposures))),
  );
  return section(
    "choices",
    "Choices by round",
    [
      allRoundsTable(report, links),
      ...(rounds.length < 2 ? [] : made.map((choice) => line(report, choice, range))),
      roundTable(report, links),
    ].join("\n"),
  );
}

function allRoundsTable({ totals, values }: RunReport, links: DecisionLinks): string {
  const hasOdds = choicesInOrder.some((choice) => expectedRate(values, choice) !== null);
  const rows = listedChoices(totals.choices).map((choice) => ({
    cells: [
      choiceNames[choice],
      links.count(totals.choices[choice] ?? 0, { choice }),
      formatShare(shareOf(totals.choices, choice, totals.exposures)),
      ...(hasOdds ? [formatShare(expectedRate(values, choice))] : []),
    ],
  }));
  return table(
    "Choices in all rounds",
    [
      textColumn("choice"),
      numberColumn("decisions"),
      numberColumn("per item shown"),
      ...(hasOdds ? [numberColumn("expected by the odds")] : []),
    ],
    rows,
  );
}

/**
 * Returns the expected rate of a choice, computed from the probabilities of all choices; `null` if not all of them are
 * known.
 */
function expectedRate(values: RunReport["values"], choice: Choice): number | null {
  return values.find(({ measure }) => measure === rateOf[choice])?.expected ?? null;
}

function line({ rounds }: RunReport, choice: Choice, range: AxisRange): string {
  const points = rounds.map(({ round, exposures, choices }) => ({
    label: String(round),
    value: shareOf(choices, choice, exposures),
    isPartial: false,
    isMarked: false,
  }));
  const name = `${capitalised(choiceNames[choice])}, as a share of the items shown in the round`;
  const draw = { name, points, format: formatShare, range, plotHeight: 100 };
  return `${subheading(name)}\n${figure((width) => lineChart(draw, width), null)}`;
}

function roundTable({ rounds, totals }: RunReport, links: DecisionLinks): string {
  const shown = rounds.slice(0, limits.rows);
  const columns = roundColumns.filter(({ where, of }) => where.state === undefined || of(totals) > 0);
  const choices = listedChoices(totals.choices).filter(
    (choice) => choice !== "COMPOSE" || totals.choices.COMPOSE > 0,
  );
  const rows = shown.map((record) => ({
    cells: [
      String(record.round),
      ...columns.map(({ where, of }) => links.count(of(record), { round: record.round, ...where })),
      ...choices.map((choice) => links.count(record.choices[choice] ?? 0, { round: record.round, choice })),
    ],
  }));
  const headings = [
    textColumn("round"),
    ...columns.map(({ heading }) => numberColumn(heading)),
    ...choices.map((choice) => numberColumn(choiceNames[choice])),
  ];
  const rest = rounds.length - shown.length;
  const more = rest === 0 ? "" : `\n${paragraph(`${counted(rest, "more round")} not shown.`, "muted")}`;
  return table("What was shown and decided in each round", headings, rows) + more;
}

/** A column of counts in the table of rounds. A column is omitted if its counts are all 0. */
interface RoundColumn {
  readonly heading: string;
  readonly where: DecisionFilter;
  readonly of: (counts: RoundTotals) => number;
}

const roundColumns: readonly RoundColumn[] = [
  { heading: "shown", where: {}, of: ({ exposures }) => exposures },
  { heading: "asked", where: { state: "asked" }, of: ({ asked }) => asked },
  { heading: "invalid", where: { state: "invalid" }, of: ({ invalid }) => invalid },
  { heading: "failed", where: { state: "failed" }, of: ({ failed }) => failed },
  { heading: "by rules", where: { state: "by_rule" }, of: ({ by_rule }) => by_rule },
];
