const oneDigit = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** Formats a change in per cent; empty if a percentage is not meaningful. */
export function inPercent(from: number, change: number): string {
  if (from <= 0 || change === 0) return "";
  const percent = Math.round((1_000 * change) / from) / 10;
  return percent === 0 ? "" : ` (${percent > 0 ? "+" : "−"}${oneDigit.format(Math.abs(percent))} %)`;
}
