import type { Citations, DecisionRun } from "@concordat/contracts/decision-run";
import { knownIds, sourceIds } from "../specialists/sources.js";

/** Returns the additional fields in which a synthesis names the passages that support it. */
export function citationFields(run: DecisionRun) {
  const ids = sourceIds(run);
  return { rationale_sources: ids, tradeoff_sources: ids, step_sources: ids };
}

/** Returns the passages that a synthesis cites. Names that are not the id of a passage are ignored. */
export function citationsOf(
  { rationale_sources, tradeoff_sources, step_sources }: Readonly<Record<string, unknown>>,
  run: DecisionRun,
): Citations {
  const each = (named: unknown): string[][] => knownIds(named, run).map((id) => (id === null ? [] : [id]));
  return {
    rationale: [...new Set(knownIds(rationale_sources, run).filter((id) => id !== null))],
    key_tradeoffs: each(tradeoff_sources),
    next_steps: each(step_sources),
  };
}
