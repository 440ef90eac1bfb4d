import { describe, expect, it } from "vitest";
import { parseText } from "./index.js";
import { contractOf, unseenCases } from "./testing/corpus.js";

// Texts that were judged before the parser had read any of them, kept whole: with those that it still judges otherwise. `first` is
// what the first reading of a set gave; a rule is worth what it does there. The other figures may only fall. The weights of
// words have learned from all sets but `halls`.
const sets = [
  { name: "bank", first: { accepted: 35, refused: 2 }, accepted: 1, refused: 2 },
  { name: "strangers", first: { accepted: 45, refused: 0 }, accepted: 17, refused: 0 },
  { name: "assistants", first: { accepted: 5, refused: 2 }, accepted: 3, refused: 0 },
  { name: "jobs", first: { accepted: 1, refused: 1 }, accepted: 0, refused: 1 },
  { name: "clerks", first: { accepted: 4, refused: 0 }, accepted: 0, refused: 0 },
  { name: "couriers", first: { accepted: 8, refused: 0 }, accepted: 1, refused: 0 },
  { name: "librarians", first: { accepted: 11, refused: 0 }, accepted: 1, refused: 0 },
  { name: "gardeners", first: { accepted: 8, refused: 0 }, accepted: 0, refused: 0 },
  { name: "nurses", first: { accepted: 6, refused: 1 }, accepted: 1, refused: 1 },
  { name: "brokers", first: { accepted: 11, refused: 1 }, accepted: 3, refused: 1 },
  { name: "caretakers", first: { accepted: 14, refused: 3 }, accepted: 3, refused: 1 },
  { name: "bakers", first: { accepted: 13, refused: 5 }, accepted: 4, refused: 5 },
  { name: "sailors", first: { accepted: 25, refused: 1 }, accepted: 7, refused: 1 },
  { name: "harbours", first: { accepted: 9, refused: 1 }, accepted: 0, refused: 1 },
  { name: "schools", first: { accepted: 13, refused: 2 }, accepted: 2, refused: 2 },
  { name: "museums", first: { accepted: 10, refused: 1 }, accepted: 2, refused: 1 },
  { name: "orchards", first: { accepted: 8, refused: 3 }, accepted: 0, refused: 1 },
  { name: "ferries", first: { accepted: 5, refused: 4 }, accepted: 0, refused: 1 },
  { name: "suites", first: { accepted: 4, refused: 0 }, accepted: 0, refused: 0 },
  { name: "desks", first: { accepted: 39, refused: 28 }, accepted: 2, refused: 27 },
  { name: "counters", first: { accepted: 9, refused: 1 }, accepted: 0, refused: 1 },
  { name: "moderators", first: { accepted: 16, refused: 7 }, accepted: 4, refused: 7 },
  { name: "halls", first: { accepted: 14, refused: 3 }, accepted: 10, refused: 5 },
];

describe.each(sets)("of the texts of $name", ({ name, accepted, refused }) => {
  const cases = unseenCases(name);
  const toRefuse = cases.filter(({ expect: { state } }) => state !== "valid");
  const plain = cases.filter(({ expect: { state } }) => state === "valid");
  const isRead = async (one: (typeof cases)[number]) =>
    parseText(one.text, await contractOf(one), one.options).state === "valid";
  const countRead = async (texts: typeof cases) =>
    (await Promise.all(texts.map(isRead))).filter(Boolean).length;

  it(`${accepted} that must be refused are accepted`, async () => {
    expect(await countRead(toRefuse)).toBe(accepted);
  });

  it(`${refused} plain ones are refused`, async () => {
    expect(plain.length - (await countRead(plain))).toBe(refused);
  });

  it("none is read with another value", async () => {
    for (const one of plain) {
      const result = parseText(one.text, await contractOf(one), one.options);
      if (result.state === "valid") expect(result.value, one.title).toEqual(one.expect.value);
    }
  });
});
