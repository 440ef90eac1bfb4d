import { describe, expect, it } from "vitest";
import { missingFromSource } from "./check-citation.js";

/** Statements with a passage that they cite, and what of them is not in it. */
const cases: readonly [statement: string, cited: string, missing: readonly string[]][] = [
  ["Rent is 99,000 EUR a year.", "The rent of the office is 99,000 EUR a year.", []],
  ["Rent is 99,000 EUR a year.", "Fourteen people work in the office today.", ["99,000 EUR"]],
  ["Ask Nordvik for a price.", "Nordvik sells it.", []],
  ["Ask Hostia for a price.", "Nordvik sells it.", ["Hostia"]],
  ["Ann Lee sells it.", "Someone sells it.", ["Ann", "Lee"]],
  ["Rent is EUR 99,000 a year.", "Fourteen people work in the office today.", ["EUR 99,000"]],
  ["Rent is 99,000 EUR and the deposit 5,000 EUR.", "Fourteen people.", ["99,000 EUR", "5,000 EUR"]],
  ["Rent is 99,000 EUR a year.", "The rent is 95,000 EUR.", ["99,000"]],
  ["Rent is 99,000 EUR a year.", "office: Harbour; rent: 99000", []],
  ["Rent is 99,000 EUR a year.", "The rent is 99,000 USD.", ["EUR"]],
  ["Rent is 99k.", "Die Miete beträgt 99.000 Euro.", []],
  ["Rent is 0.1 million.", "The rent is 100 000.", []],
  ["Rent is 95,000.", "The rent is 99,000.", ["95,000"]],
  ["Costs fall by 12 %.", "Costs fall by 12.5 percent.", ["12"]],
  ["14 people work there.", "Fourteen people work in the office.", []],
  ["Twenty-two people fit.", "There is room for 22.", []],
  ["Three offers are needed.", "Ann asks for two offers.", ["Three"]],
  ["The lease ends on 31 March 2027.", "lease end: 2027-03-31", []],
  ["The lease ends on March 31, 2027.", "It ends on 31.03.2027.", []],
  ["The lease ends in March 2027.", "It ends on 31 March 2027.", []],
  ["The lease ends on 31 March 2027.", "It ends on 31 March 2026.", ["31 March 2027"]],
  ["We met Ann Lee in Porto.", "Ann Lee showed us the harbour.", ["Porto"]],
  ["Ann's team stays.", "Ann keeps her team.", []],
  ["The ACME plan is cheap, says the board.", "A plan is cheap.", ["ACME"]],
  ["Trams run often.", "There is a tram every ten minutes.", []],
  ["Der Vertrag der Firma sagt über die Miete im Hafen nichts.", "Im Mietvertrag steht nichts davon.", []],
  ["Power costs 5,100 in 2026.", "Power | 4,000 | 5,100, for 2025 and 2026", []],
];

describe("what of a statement is not in the passage that it cites", () => {
  it.each(cases)("%s — %s", (statement, cited, missing) => {
    expect(missingFromSource(statement, [cited], "Should we move?")).toEqual(missing);
  });

  it("what the question names needs no source", () => {
    const question = "Should ACME hire 3 people in Porto?";
    expect(
      missingFromSource("If ACME hires 3 in Porto, rent is 99,000.", ["Rent: 99,000"], question),
    ).toEqual([]);
  });

  it("looks into all passages that are cited, with their titles", () => {
    expect(
      missingFromSource("Porto pays 99,000 in 2026.", ["99,000", "Minutes of Porto", "2026-03-14"], "?"),
    ).toEqual([]);
  });
});
