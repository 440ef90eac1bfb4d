import { expect, it } from "vitest";
import { phaseOf } from "./phase.js";

it.each([
  [10, "exploration ×6, pre_final, synthesis, final ×2"],
  [5, "exploration ×1, pre_final, synthesis, final ×2"],
  [4, "pre_final, synthesis, final ×2"],
  [3, "synthesis, final ×2"],
  [1, "final ×1"],
])("%i iterations are %s", (iterations, expected) => {
  const phases = Array.from({ length: iterations }, (_, index) => phaseOf(index + 1, iterations));
  const counts = new Map<string, number>();
  for (const phase of phases) counts.set(phase, (counts.get(phase) ?? 0) + 1);
  const named = [...counts].map(([phase, count]) =>
    phase === "exploration" || phase === "final" ? `${phase} ×${count}` : phase,
  );
  expect(named.join(", ")).toBe(expected);
});
