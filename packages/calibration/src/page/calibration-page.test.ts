import { calibrationReport } from "@concordat/contracts/calibration-report";
import { expect, it } from "vitest";
import { calibrate } from "../calibrate/calibrate.js";
import type { CalibratedPerson } from "../calibrate/calibrated-person.js";
import { drawnAudience, support } from "../testing/audience.js";
import { panelQuestions, smallPanel } from "../testing/small-panel.js";
import { renderCalibration } from "./calibration-page.js";
import { originSentence } from "./origin-section.js";
import { unusedInSegments } from "./unused-in-segments.js";
import { estimateTexts } from "./words.js";

const questions = [{ survey: "opinion", question: support }];
const people = drawnAudience({ all: 200, answered: 100, correlation: 0.8 });

function withAnswers(
  change: (simulated: CalibratedPerson["simulated"][string]) => object,
): CalibratedPerson[] {
  return people.map((person) => {
    const { support: answer = { answer: null, odds: null } } = person.simulated;
    return { ...person, simulated: { support: { ...answer, ...change(answer) } } };
  });
}

it.each([
  ["odds", () => ({})],
  ["percentages", () => ({ isStated: true })],
  ["answers", () => ({ odds: null })],
])("a reliability chart is labelled with what agents gave: %s", (given, change) => {
  const page = renderCalibration(calibrate({ questions, runs: [{ people: withAnswers(change) }] }));
  expect([...page.matchAll(/the agents’ (odds|percentages|answers)</g)].map(([, name]) => name)).toEqual([
    given,
    given,
  ]);
});

it("the second of two options, which mirrors the first, has its estimates and nothing that was said of the first", () => {
  const page = renderCalibration(
    calibrate({ questions, runs: [{ people }], segments: ["region"], chosen: { how: "random" }, plan: 3 }),
  );
  const count = (text: string): number => page.split(text).length - 1;
  expect(["The agents add", "For ±3.0", "Reliability of “", "too high agents put “yes”"].map(count)).toEqual([
    ...[1, 1, 1],
    count("too high agents put"),
  ]);
  expect(page).toContain("<h3>no</h3>");
  expect(page.match(/Of them, between [\d.]+ and [\d.]+ % would say [^<]*/g)).toEqual([
    expect.stringMatching(
      /“yes” \(95 % interval from 100 real answers and all agents\)\. (That is a m|Whether a majority)/,
    ),
  ]);
});

it("segments in which agents are not used are named with the reason, on the page and in the table", () => {
  // In the west all people say no; in the east everybody's agent says the same.
  const settled = people.map((person, at) => {
    const region = ["north", "west", "east"][at % 3] ?? "";
    const { support: said } = person.real ?? {};
    const simulated = { support: { answer: "no", odds: null } };
    return {
      ...person,
      columns: { region },
      ...(region === "west" && said !== undefined ? { real: { support: "no" } } : {}),
      ...(region === "east"
        ? { simulated }
        : { simulated: { support: { answer: at % 2 === 0 ? "yes" : "no", odds: null } } }),
    };
  });
  const report = calibrate({ questions, runs: [{ people: settled }], segments: ["region"] });
  const sentences = report.questions.flatMap(unusedInSegments);
  expect(sentences).toEqual([
    "In region = east, “yes”: The agents add nothing: they do not vary. The real answers stand alone.",
    "In region = west, “yes”: The agents are not used: fewer than 5 people chose this, or fewer than 5 did not. The real answers stand alone.",
  ]);
  const page = renderCalibration(report);
  for (const sentence of sentences) expect(page).toContain(sentence);
  expect(page).toContain(">not used<");
});

it("what is true of several questions is said once, with their names", () => {
  const some = smallPanel().map((person) => ({ ...person, columns: { region: "north" } }));
  const { assumptions } = calibrate({
    questions: panelQuestions,
    runs: [
      { people: some.map((person, at) => (at < 2 ? { ...person, columns: { region: "south" } } : person)) },
    ],
    segments: ["region"],
  });
  const few = assumptions.warnings.filter(({ code }) => code === "FEW_IN_SEGMENT");
  expect(few.map(({ sentence }) => sentence)).toEqual([
    "support, trust: 1 of 2 values of region has fewer than 30 answers: south 2.",
  ]);
});

it("a question that is skipped for one message is said with the message, and for all without", () => {
  const few = people.map((person, at) => (at < 20 ? person : { ...person, real: {} }));
  const walk = { id: "walk", kind: "number", text: "How far do you walk?", whole: true } as const;
  const { skipped } = calibrate({
    questions: [...questions, { survey: "opinion", question: walk, hasColumn: false }],
    runs: [
      { message: "a", people },
      { message: "b", people: few },
    ],
  });
  expect([...new Set(skipped.map(({ sentence }) => sentence))]).toEqual([
    "walk: the table of real answers has no column for it.",
    "b, support: 20 people really answered it; at least 30 are needed.",
  ]);
});

it("formats the numbers of an estimate with the same decimals, and no dash between numbers below 0", () => {
  const [estimate] = calibrate({ questions, runs: [{ people }] }).questions[0]?.estimates ?? [];
  if (estimate === undefined) throw new Error("no estimate");
  const real = { estimate: 4, low: 3.721, high: 4.279, n: 50 };
  const rectified = { estimate: -1, low: -2.5, high: 0.5, n: 50 };
  expect(
    estimateTexts({ ...estimate, option: null, real, simulated: { ...real, low: 4, high: 4 }, rectified }),
  ).toEqual({
    real: "4.00 (3.72–4.28)",
    simulated: "4.00",
    rectified: "−1.00 (−2.50 to 0.50)",
  });
});

it("names the runs, their models and the file of real answers, and how the estimates are computed", () => {
  const hash = "0123456789abcdef".repeat(4);
  const origin = {
    runs: [{ name: "panel", identity: hash, model: "ollama:mistral", created_at: "2026-10-01T08:00:00Z" }],
    answers: { file: "answers.csv", rows: 100, sha256: hash },
    created_at: "2026-10-02T09:00:00Z",
  };
  const report = calibrate({ questions, runs: [{ people }], origin });
  const page = renderCalibration(calibrationReport.parse(report));
  for (const text of [
    "panel: ollama:mistral, begun 1 October 2026, 08:00 UTC, identity 0123456789ab",
    "answers.csv, 100 rows, SHA-256 0123456789ab",
    "2 October 2026, 09:00 UTC",
    "HC3, with the correction for a finite population",
  ])
    expect(page).toContain(text);
  expect(originSentence(report)).toBe(
    "From panel (ollama:mistral) and answers.csv, 100 rows, SHA-256 0123456789ab.",
  );
});
