import {
  command,
  counted,
  formatNumber,
  numberColumn,
  paragraph,
  section,
  table,
  textColumn,
} from "@concordat/report-kit";
import { shellWord } from "@concordat/report-kit/shell-word";
import { limits } from "../limits.js";
import { outcomesChart } from "../render/decision-outcomes.js";
import type { EnsembleReport } from "./ensemble-report.js";

/** Renders the numbers of items shown, requests and answers of each run. */
export function accounting({ runs, totals, place }: EnsembleReport): string {
  const row = (label: string, counts: EnsembleReport["totals"], isTotal: boolean) => ({
    cells: [
      label,
      ...[
        counts.exposures,
        counts.asked,
        counts.valid,
        counts.invalid,
        counts.failed,
        counts.by_rule,
        counts.requests,
      ].map(formatNumber),
    ],
    isTotal,
  });
  const shown = runs.slice(0, limits.rows);
  const rest = runs.length - shown.length;
  const headings = ["shown", "asked", "valid", "invalid", "failed", "by rules", "requests"].map(numberColumn);
  return section(
    "accounting",
    "What was asked, and what came back",
    [
      outcomesChart("Decisions of all runs", totals),
      table(
        "Decisions of each run",
        [textColumn("run"), ...headings],
        [...shown.map(({ folder, totals: counts }) => row(folder, counts, false)), row("all", totals, true)],
      ),
      ...(rest === 0
        ? []
        : [paragraph(`${counted(rest, "more run")} not shown; all count in the sums.`, "muted")]),
      `<p>The report of a run, down to its decisions: ${command(["concordat", "simulate", "report", `${place.map(shellWord).join(" ")}/${runs[0]?.folder ?? "runs/01"}`])}</p>`,
    ].join("\n"),
  );
}
