import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import type { CalibratedPerson } from "../calibrate/calibrated-person.js";
import { answersSketch, isSameAnswers, simulatedHash } from "./answers-sketch.js";

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
const people = (answer: (at: number) => string | null, count = 200): CalibratedPerson[] =>
  Array.from({ length: count }, (_, at) => {
    const said = answer(at);
    return {
      id: `p${at}`,
      simulated: { support: { answer: "yes", odds: null } },
      ...(said === null ? {} : { real: { support: said } }),
    };
  });
const sketch = (drawn: CalibratedPerson[]) => answersSketch([{ people: drawn }], hash);

it("recognizes the answers of the same people, also after a few were added", () => {
  const some = sketch(people((at) => (at < 100 ? (at % 3 === 0 ? "yes" : "no") : null)));
  const more = sketch(people((at) => (at < 110 ? (at % 3 === 0 ? "yes" : "no") : null)));
  const others = sketch(people((at) => (at >= 100 ? "yes" : null)));
  expect(some).toHaveLength(64);
  expect(isSameAnswers(some, some)).toBe(true);
  expect(isSameAnswers(some, more)).toBe(true);
  expect(isSameAnswers(some, others)).toBe(false);
  expect(isSameAnswers([], [])).toBe(false);
});

it("tells the agents' answers apart without looking at the real ones", () => {
  const [a, b] = [people(() => "yes"), people(() => "no")];
  expect(simulatedHash([{ people: a }], hash)).toBe(simulatedHash([{ people: b }], hash));
  const [first, ...rest] = a;
  if (first === undefined) throw new Error("nobody");
  const changed = [{ ...first, simulated: { support: { answer: "no", odds: null } } }, ...rest];
  expect(simulatedHash([{ people: changed }], hash)).not.toBe(simulatedHash([{ people: a }], hash));
});
