import { figure, shareBar } from "@concordat/report-kit";
import type { RoundTotals } from "@concordat/simulation/results";

/** Renders a chart of the outcomes of decisions. Empty if there are no decisions. */
export function outcomesChart(
  name: string,
  {
    asked,
    valid,
    invalid,
    failed,
    by_rule,
  }: Pick<RoundTotals, "asked" | "valid" | "invalid" | "failed" | "by_rule">,
): string {
  if (asked + by_rule === 0) return "";
  const parts = [
    { label: "valid", count: valid },
    { label: "invalid", count: invalid },
    { label: "failed", count: failed },
    ...(by_rule === 0 ? [] : [{ label: "by rules", count: by_rule }]),
  ];
  return figure((width) => shareBar({ name, parts }, width), null);
}
