import {
  counted,
  figure,
  formatNumber,
  formatShare,
  intervalChart,
  numberColumn,
  paragraph,
  section,
  shortened,
  table,
  textColumn,
} from "@concordat/report-kit";
import type { Measure } from "@concordat/simulation";
import { limits } from "../limits.js";
import { byChoice, choiceNames, decided, listedChoices, rateOf } from "../run/choices.js";
import type { RunReport, SegmentFigures } from "../run/run-report.js";
import type { DecisionLinks } from "./links.js";

/** Maximum number of segments in a chart. */
const maxDrawn = 30;

/** Renders the reach and the choices of each segment. */
export function segments({ segments: all }: RunReport, links: DecisionLinks): string {
  if (all.length === 0) return "";
  const shown = all.slice(0, limits.rows);
  const rows = shown.map((one) => ({
    label: shortened(one.segment, 60),
    value: one.agents === 0 ? null : (figureOf(one, "reach") ?? 0) / one.agents,
    interval: null,
    isMarked: false,
  }));
  const totals = byChoice((choice) => all.reduce((sum, one) => sum + one.choices[choice], 0));
  const choices = listedChoices(totals);
  const name = "Share of each segment's agents who were shown anything";
  const chart = { name, rows: rows.slice(0, maxDrawn), format: formatShare, none: "no agents" };
  const rest = all.length - shown.length;
  return section(
    "segments",
    "Reach and engagement by segment",
    [
      figure((width) => intervalChart(chart, width), name),
      table(
        "Reach by segment",
        [
          textColumn("segment"),
          numberColumn("agents"),
          numberColumn("reached"),
          numberColumn("share"),
          numberColumn("items shown"),
        ],
        shown.map((one, index) => ({
          cells: [
            shortened(one.segment, 60),
            formatNumber(one.agents),
            links.text(formatNumber(figureOf(one, "reach")), { segment: one.segment }),
            formatShare(rows[index]?.value ?? null),
            links.text(formatNumber(figureOf(one, "exposures")), { segment: one.segment }),
          ],
        })),
      ),
      table(
        "Choices by segment: how many, and per item shown",
        [
          textColumn("segment"),
          ...choices.flatMap((choice) => [numberColumn(choiceNames[choice]), numberColumn("per item")]),
        ],
        shown.map((one) => ({
          cells: [
            shortened(one.segment, 60),
            ...choices.flatMap((choice) => [
              links.count(one.choices[choice], { segment: one.segment, choice }),
              formatShare(decided(one.choices) === 0 ? null : figureOf(one, rateOf[choice])),
            ]),
          ],
        })),
      ),
      ...(rest === 0 ? [] : [paragraph(`${counted(rest, "more segment")} not shown.`, "muted")]),
    ].join("\n"),
  );
}

function figureOf({ values }: SegmentFigures, measure: Measure): number | null {
  return values.find((one) => one.measure === measure)?.value ?? null;
}
