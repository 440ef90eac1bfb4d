import { checkValue, isRecord, ownMember, required } from "@concordat/contracts/options";
import type { SimulatedAnswer } from "../calibrate/calibrated-person.js";
import type { ClosedQuestion } from "../calibrate/numbers-of-question.js";
import { sumOf } from "../estimate/moments.js";
import type { SimulatedAgent, SimulatedAnswers } from "./simulated-answers.js";

const runsRule = required({
  message: "must be a list of runs, as simulatedAnswers gives them",
  test: (value) => Array.isArray(value) && value.every((run) => isRecord(run) && Array.isArray(run.agents)),
});

/**
 * Combines several runs with the same agents by averaging each agent's answers. For options and scales, the
 * probabilities of the runs are averaged; a run without probabilities counts as a probability of 1 for its answer.
 * @param runs the answers of each run. At least one run
 * @throws {RangeError} when the list of runs is empty, or the runs have different people
 */
export function combineRuns(runs: readonly SimulatedAnswers[]): SimulatedAnswers {
  checkValue(runs, runsRule, "runs");
  const [first, ...others] = runs;
  if (first === undefined) throw new RangeError("there are no runs to combine");
  if (others.length === 0) return first;
  const ids = new Set(first.agents.map(({ id }) => id));
  for (const { agents } of others) {
    const unknown = agents.filter(({ id }) => !ids.has(id)).length;
    if (unknown > 0 || agents.length < ids.size)
      throw new RangeError(
        `the runs are of different people (${unknown || ids.size - agents.length} of ${ids.size} differ), so that answers cannot be averaged: calibrate each run by itself`,
      );
  }
  const byId = runs.map(({ agents }) => new Map(agents.map((agent) => [agent.id, agent])));
  return {
    ...first,
    agents: first.agents.map((agent): SimulatedAgent => {
      const { id } = agent;
      const answers = first.questions.flatMap(({ question }) => {
        const given = byId.flatMap((agents) => ownMember(agents.get(id)?.answers, question.id) ?? []);
        return question.kind === "text" || given.length === 0
          ? []
          : [[question.id, combined(given, question)] as const];
      });
      return { ...agent, answers: Object.fromEntries(answers) };
    }),
  };
}

function combined(given: readonly SimulatedAnswer[], question: ClosedQuestion): SimulatedAnswer {
  const valid = given.flatMap(({ answer, odds, isStated = false }) =>
    answer === null ? [] : [{ answer, odds, isStated }],
  );
  if (valid.length === 0) return { answer: null, odds: null };
  if (question.kind === "number")
    return { answer: sumOf(valid.map(({ answer }) => Number(answer))) / valid.length, odds: null };
  const sums = new Map<string, number>();
  for (const { answer, odds: ofRun } of valid)
    for (const [option, probability] of Object.entries(ofRun ?? { [String(answer)]: 1 }))
      sums.set(option, (sums.get(option) ?? 0) + probability / valid.length);
  const odds = Object.fromEntries(sums);
  const [likeliest = ""] = Object.entries(odds).reduce((best, one) => (one[1] > best[1] ? one : best));
  const answer = question.kind === "scale" ? Number(likeliest) : likeliest;
  return { answer, odds, ...(valid.every(({ isStated }) => isStated) ? { isStated: true } : {}) };
}
