import { textWidth } from "./svg.js";

/** Returns labels at equal distances that do not overlap, with their positions in the list. */
export function labelsThatFit(labels: readonly string[], step: number): { label: string; at: number }[] {
  const widest = Math.max(0, ...labels.map(textWidth)) + 8;
  const every = Math.max(1, Math.ceil(widest / step));
  return labels.map((label, at) => ({ label, at })).filter(({ at }) => at % every === 0);
}
