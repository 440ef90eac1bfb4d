import type { CalibratedQuestion } from "@concordat/contracts/calibration-report";
import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import { expect, it } from "vitest";
import { Random } from "../testing/random.js";
import { smallPanel } from "../testing/small-panel.js";
import { calibrate } from "./calibrate.js";
import type { CalibratedPerson } from "./calibrated-person.js";

const ids = ["a", "b", "c", "d", "e"];
const questions = ids.map((id): { readonly survey: string; readonly question: SurveyQuestion } => ({
  survey: "opinions",
  question: { id, kind: "choice", text: `Are you for ${id}?`, choices: ["yes", "no"] },
}));
const yesOrNo = (isYes: boolean): string => (isYes ? "yes" : "no");

/** 300 people with an opinion on five questions that are related to each other; the first 80 answered. */
function drawnPanel(random: Random) {
  const truth = new Map<string, number>();
  const people = Array.from({ length: 300 }, (_, at): CalibratedPerson => {
    const common = random.normal();
    const answers = ids.map((id) => {
      const opinion = 0.5 * common + random.normal();
      const isYes = opinion > 0.3;
      truth.set(id, (truth.get(id) ?? 0) + (isYes ? 1 / 300 : 0));
      return [id, yesOrNo(isYes), yesOrNo(opinion + random.normal() > 0)] as const;
    });
    return {
      id: `p${at}`,
      simulated: Object.fromEntries(answers.map(([id, , agent]) => [id, { answer: agent, odds: null }])),
      ...(at < 80 ? { real: Object.fromEntries(answers.map(([id, real]) => [id, real])) } : {}),
    };
  });
  return { people, truth };
}

const yesOf = ({ estimates }: CalibratedQuestion) => estimates.find(({ option }) => option === "yes");

it("all five simultaneous intervals contain the truth in 95 of 100 trials, where five ordinary ones do not", () => {
  const trials = 250;
  const held = { simultaneous: 0, ordinary: 0 };
  const random = new Random(35);
  for (let trial = 0; trial < trials; trial++) {
    const { people, truth } = drawnPanel(random);
    const { questions: found } = calibrate({ questions, runs: [{ people }], chosen: { how: "random" } });
    const holds = (kind: "simultaneous" | "rectified"): boolean =>
      found.every((question) => {
        const { low = 1, high = 0 } = yesOf(question)?.[kind] ?? {};
        const share = truth.get(question.question) ?? -1;
        return low <= share && share <= high;
      });
    if (holds("simultaneous")) held.simultaneous++;
    if (holds("rectified")) held.ordinary++;
  }
  // Three standard errors of a share of so many trials.
  const slack = 3 * Math.sqrt((0.95 * 0.05) / trials);
  expect(held.simultaneous / trials).toBeGreaterThanOrEqual(0.95 - slack);
  expect(held.ordinary / trials).toBeLessThan(0.95 - slack);
});

it("counts the two options of a question once, and the primary question by itself", () => {
  const { people } = drawnPanel(new Random(1));
  const sizes = (primary?: string) =>
    calibrate({ questions, runs: [{ people }], ...(primary === undefined ? {} : { primary }) }).questions.map(
      ({ estimates }) => estimates.map(({ simultaneous }) => simultaneous?.intervals),
    );
  expect(sizes()).toEqual(ids.map(() => [5, 5]));
  expect(sizes("a")).toEqual([
    [undefined, undefined],
    [4, 4],
    [4, 4],
    [4, 4],
    [4, 4],
  ]);
});

it("gives a question of three options intervals that hold together, and none to segments or a lone question", () => {
  const panel = smallPanel();
  const question: SurveyQuestion = {
    ...{ id: "support", kind: "choice", text: "Should schools require vaccination?" },
    choices: ["yes", "no", "undecided"],
  };
  const people = panel.map((person, at) => ({ ...person, columns: { region: at < 50 ? "north" : "south" } }));
  const [found] = calibrate({
    questions: [{ survey: "vaccine", question }],
    runs: [{ people }],
    segments: ["region"],
  }).questions;
  for (const { segment, simultaneous, rectified } of found?.estimates ?? []) {
    expect(simultaneous?.intervals).toBe(segment === undefined ? 3 : undefined);
    if (simultaneous === undefined) continue;
    expect(simultaneous.low).toBeLessThan(rectified.low);
    expect(simultaneous.high).toBeGreaterThan(rectified.high);
  }
  const [lone] = calibrate({ questions: questions.slice(0, 1), runs: [drawnPanel(new Random(2))] }).questions;
  expect(lone?.estimates.map(({ simultaneous }) => simultaneous)).toEqual([undefined, undefined]);
});
