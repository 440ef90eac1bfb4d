import fc from "fast-check";
import type { StatechartDefinition } from "../index.js";

const triggers = ["go", "stop", "constructor"];

/** Random charts of up to five states: reachable or not, ambiguous or not. */
export const anyChart: fc.Arbitrary<StatechartDefinition> = fc
  .uniqueArray(fc.constantFrom("a", "b", "c", "d-d", "__proto__", "toString", "läge 1"), {
    minLength: 1,
    maxLength: 5,
  })
  .chain((states) =>
    fc.record({
      id: fc.constant("any"),
      initial: fc.constantFrom(...states),
      states: fc.constant(Object.fromEntries(states.map((state) => [state, { description: `in ${state}` }]))),
      transitions: fc.array(
        fc.record({
          from: fc.constantFrom(...states),
          trigger: fc.constantFrom(...triggers),
          to: fc.constantFrom(...states),
        }),
        { maxLength: 12 },
      ),
    }),
  );

/** Random sequences of triggers. */
export const anyTriggers: fc.Arbitrary<string[]> = fc.array(fc.constantFrom(...triggers, "unknown"), {
  maxLength: 20,
});
