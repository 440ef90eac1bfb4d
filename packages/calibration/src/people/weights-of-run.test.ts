import { expect, it } from "vitest";
import { calibratedPeople } from "./calibrated-people.js";
import { requireKnownColumns } from "./known-columns.js";

const agents = [1, 2].map((weight) => ({
  ...{ id: `p${weight}`, columns: { age: 40, educ: null }, weight },
  answers: { support: { answer: "yes", odds: null } },
}));
const row = { line: 2, cells: new Map([["w", "7"]]) };
const table = { file: "people.csv", columns: ["w"], rows: [row], sha256: "" };

it("uses the weights of a run's people, unless a table has other ones", () => {
  expect(calibratedPeople(agents, new Map(), null).map(({ weight }) => weight)).toEqual([1, 2]);
  const known = { ...{ table, columns: [], weight: "w" }, byId: new Map(agents.map(({ id }) => [id, row])) };
  expect(calibratedPeople(agents, new Map(), known).map(({ weight }) => weight)).toEqual([7, 7]);
});

it("says that a run has weights when a column of them is asked for without a table", () => {
  expect(() => requireKnownColumns(agents, ["age"], "w")).toThrow(
    /the run's people have weights, which are used/,
  );
  expect(() => requireKnownColumns(agents, ["agee"], undefined)).toThrow(/did you mean age\?/);
});
