import {
  escapeHtml,
  figure,
  formatNumber,
  formatShare,
  intervalChart,
  lineChart,
  oneLine,
  page,
  section,
  shareBar,
  table,
} from "@concordat/report-kit";
import type { MeanInterval } from "@concordat/simulation";
import { shellWord } from "../decisions/decision-filter.js";
import { limits } from "../limits.js";
import { numbers, words } from "../render/columns.js";
import { capitalised, command, counted, paragraph, shortened, subheading } from "../render/html.js";
import { isShare, measured, measureName } from "../render/measure-names.js";
import { style } from "../render/style.js";
import { choiceNames, choicesInOrder } from "../run/choices.js";
import type { EnsembleReport, MeanOfMeasure } from "./ensemble-report.js";

/** How many segments are drawn in one chart. */
const mostDrawn = 30;

/**
 * The report of an ensemble as one HTML file: the accounts of all runs, and what they come to on average, with intervals.
 * @example
 * await writeFile("report.html", renderEnsemble(await collectEnsemble({ ensemble, scenario, open, place: ["out/street"] })));
 */
export function renderEnsemble(report: EnsembleReport): string {
  const parts = [
    paragraph(lead(report), "lead"),
    accounting(report),
    measures(report),
    choicesByRound(report),
    segments(report),
    about(report),
  ];
  return page({
    kind: "Ensemble Report",
    title: oneLine(report.name),
    notes: notesOf(report),
    main: parts.filter((part) => part !== "").join("\n"),
    footer: `<p>${escapeHtml(`Made by Concordat from the records of ${counted(report.runs.length, "run")}, each rebuilt without a model.`)}</p>`,
    style,
  });
}

function lead({ runs, complete, agents, ofRounds, totals }: EnsembleReport): string {
  const what = `${complete === runs.length ? "" : `${complete} of `}${counted(runs.length, "run")} of ${counted(agents, "agent")} and ${counted(ofRounds, "round")} ${complete === 1 ? "is" : "are"} complete.`;
  const { asked, valid, invalid, failed, by_rule } = totals;
  const model =
    asked === 0
      ? ""
      : ` Over all of them a model was asked for ${counted(asked, "decision")}: ${formatNumber(valid)} valid, ${formatNumber(invalid)} invalid, ${formatNumber(failed)} failed.`;
  return what + model + (by_rule === 0 ? "" : ` Rules made ${counted(by_rule, "decision")}.`);
}

function notesOf({ runs, complete, totals, redraw }: EnsembleReport): string[] {
  const unanswered = totals.invalid + totals.failed;
  return [
    ...(complete < runs.length
      ? [
          "Nothing is averaged until all runs are complete: those that happen to be complete are no sample of all.",
        ]
      : []),
    ...(complete === runs.length && runs.length === 1
      ? ["A single run has no interval: nothing can be said about chance."]
      : []),
    ...(unanswered > 0
      ? [
          `${formatNumber(unanswered)} of ${counted(totals.asked, "decision")} asked for came to nothing: what would have been decided is not known.`,
        ]
      : []),
    ...(totals.asked === 0 && totals.by_rule > 0
      ? ["No model was asked: rules decided for all agents."]
      : []),
    ...(redraw
      ? []
      : [
          "All runs have the same audience and network, so the intervals are about this audience, not about others like it.",
        ]),
  ];
}

function accounting({ runs, totals, place }: EnsembleReport): string {
  const { valid, invalid, failed, by_rule, asked } = totals;
  const parts = [
    { label: "valid", count: valid },
    { label: "invalid", count: invalid },
    { label: "failed", count: failed },
    ...(by_rule === 0 ? [] : [{ label: "by rules", count: by_rule }]),
  ];
  const row = (label: string, counts: EnsembleReport["totals"], isTotal: boolean) => ({
    cells: [
      label,
      ...[counts.exposures, counts.asked, counts.valid, counts.invalid, counts.failed, counts.by_rule].map(
        formatNumber,
      ),
      ...[counts.requests].map(formatNumber),
    ],
    isTotal,
  });
  const shown = runs.slice(0, limits.rows);
  const rest = runs.length - shown.length;
  const headings = ["shown", "asked", "valid", "invalid", "failed", "by rules", "requests"].map(numbers);
  return section(
    "accounting",
    "What was asked, and what came back",
    [
      ...(asked + by_rule === 0
        ? []
        : [figure((width) => shareBar({ name: "Decisions of all runs", parts }, width), null)]),
      table(
        "Decisions of each run",
        [words("run"), ...headings],
        [...shown.map(({ folder, totals: counts }) => row(folder, counts, false)), row("all", totals, true)],
      ),
      ...(rest === 0
        ? []
        : [paragraph(`${counted(rest, "more run")} not shown; all count in the sums.`, "muted")]),
      `<p>The report of a run, down to its decisions: ${command(["concordat", "simulate", "report", `${place.map(shellWord).join(" ")}/${runs[0]?.folder ?? "runs/01"}`])}</p>`,
    ].join("\n"),
  );
}

function measures({ measures: all, runs }: EnsembleReport): string {
  const whole = all.filter(({ segment, runs: known }) => segment === null && known > 0);
  if (whole.length === 0) return "";
  return section(
    "measures",
    `What ${counted(runs.length, "run")} came to`,
    [
      meansTable("Means over all runs", "measure", whole, (one) => capitalised(measureName(one))),
      paragraph(
        "Each run counts once: what varies is the run, as agents of one network are not independent. The intervals are studentised, and would hold the true mean in 95 of 100 such ensembles.",
        "muted",
      ),
    ].join("\n"),
  );
}

function meansTable(
  caption: string,
  first: string,
  rows: readonly MeanOfMeasure[],
  nameOf: (row: MeanOfMeasure) => string,
): string {
  const headings = ["mean", "95 % interval", "least", "greatest", "runs"].map(numbers);
  return table(
    caption,
    [words(first), ...headings],
    rows.slice(0, limits.rows).map((row) => {
      const ofShare = isShare(row.measure);
      const { mean, interval, least, greatest, runs } = row;
      return {
        cells: [
          nameOf(row),
          measured(mean, ofShare),
          interval === null
            ? "–"
            : `${measured(interval.low, ofShare)} to ${measured(interval.high, ofShare)}`,
          measured(least, ofShare),
          measured(greatest, ofShare),
          formatNumber(runs),
        ],
      };
    }),
  );
}

function choicesByRound({ rounds }: EnsembleReport): string {
  const made = choicesInOrder.filter((choice) => rounds.some(({ shares }) => (shares[choice].mean ?? 0) > 0));
  if (made.length === 0) return "";
  const charts = made.map((choice) => {
    const name = `${capitalised(choiceNames[choice])}, as a share of the items shown in the round`;
    const points = rounds.map(({ round, shares }) => ({
      label: String(round),
      value: shares[choice].mean,
      interval: clamped(shares[choice].interval),
      isPartial: false,
      isMarked: false,
    }));
    const chart = { name, points, format: formatShare, fromZero: true, plotHeight: 100 };
    return `${subheading(name)}\n${rounds.length < 2 ? "" : figure((width) => lineChart(chart, width), null)}`;
  });
  const rows = rounds.slice(0, limits.rows).map(({ round, shares }) => ({
    cells: [String(round), ...made.map((choice) => shareWithInterval(shares[choice]))],
  }));
  const headings = [words("round"), ...made.map((choice) => numbers(choiceNames[choice]))];
  return section(
    "choices",
    "Choices by round",
    [
      ...charts,
      table("Mean share of each choice in each round, with its interval", headings, rows),
      paragraph(
        "The line is the mean over all runs in which anything was decided in the round, the band its 95 % interval.",
        "muted",
      ),
    ].join("\n"),
  );
}

/** A share lies between 0 and 1: of its interval nothing else is drawn. */
function clamped(interval: MeanInterval["interval"]): MeanInterval["interval"] {
  if (interval === null) return null;
  return { low: Math.max(0, interval.low), high: Math.min(1, interval.high) };
}

function shareWithInterval({ mean, interval }: MeanInterval): string {
  const of = clamped(interval);
  return of === null
    ? formatShare(mean)
    : `${formatShare(mean)} (${formatShare(of.low)} to ${formatShare(of.high)})`;
}

function segments({ measures: all }: EnsembleReport): string {
  const ofSegments = all.filter(({ segment, runs }) => segment !== null && runs > 0);
  if (ofSegments.length === 0) return "";
  const shown = new Map(ofSegments.map((one) => [measureName(one), one.measure]));
  return section(
    "segments",
    "Reach and engagement by segment",
    [...shown]
      .flatMap(([title, measure]) => {
        const rows = ofSegments.filter((one) => measureName(one) === title);
        const name = `${capitalised(title)}, by segment`;
        const chart = {
          name,
          rows: rows.slice(0, mostDrawn).map(({ segment, mean, interval }) => ({
            label: shortened(segment ?? "", 40),
            value: mean,
            interval,
            isMarked: false,
          })),
          format: (value: number) => measured(value, isShare(measure)),
          none: "no value",
        };
        const isDrawn = isShare(measure) && rows.some(({ greatest }) => (greatest ?? 0) > 0);
        return [
          subheading(name),
          ...(isDrawn ? [figure((width) => intervalChart(chart, width), null)] : []),
          meansTable(name, "segment", rows, ({ segment }) => shortened(segment ?? "", 60)),
        ];
      })
      .join("\n"),
  );
}

function about({ manifest, seed, redraw, runs, place }: EnsembleReport): string {
  const rows = [
    ["seed of the ensemble", String(seed)],
    ["audience and network", redraw ? "drawn anew for each run" : "the same in all runs"],
    ...(manifest === null
      ? []
      : [
          [
            "model",
            manifest.model === null
              ? "none: rules decide"
              : `${manifest.model.id} (${manifest.model.digest})`,
          ],
        ]),
    ...runs.slice(0, limits.rows).map(({ folder, seed: of }) => [`seed of ${folder}`, String(of)]),
  ];
  return section(
    "about",
    "About this ensemble",
    [
      table(
        "Which runs they were",
        [words("what"), words("value")],
        rows.map((cells) => ({ cells })),
      ),
      `<p>That none of their records was changed is checked by ${command(["concordat", "simulate", "verify", ...place.map(shellWord)])}</p>`,
      paragraph(
        "Agents are no people. What they decide says something about the model, its prompts and the scenario; nothing here shows how people would decide.",
      ),
    ].join("\n"),
  );
}
