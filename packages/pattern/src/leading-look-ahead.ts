import type { PatternNode } from "./pattern-node.js";

type LookAhead = Extract<PatternNode, { kind: "look-ahead" }>;

/** A pattern without the look-aheads at its anchored start, and these look-aheads. */
export interface Leading {
  readonly looks: readonly LookAhead[];
  readonly rest: PatternNode;
}

/**
 * Splits a pattern `^(?!…)(?=…)…`. A look-ahead at the start applies to the complete text, so it can be tested as a
 * separate pattern. Returns `null` for every other pattern.
 */
export function leadingLookAhead(pattern: PatternNode): Leading | null {
  if (pattern.kind !== "sequence") return null;
  const items = pattern.items.flatMap((item) => (item.kind === "sequence" ? item.items : [item]));
  if (items[0]?.kind !== "start") return null;
  const end = items.findIndex((item, index) => index > 0 && item.kind !== "look-ahead");
  const looks = items.slice(1, end < 0 ? undefined : end).filter((item) => item.kind === "look-ahead");
  const rest = end < 0 ? [] : items.slice(end);
  return looks.length === 0
    ? null
    : { looks, rest: { kind: "sequence", items: [{ kind: "start" }, ...rest] } };
}
