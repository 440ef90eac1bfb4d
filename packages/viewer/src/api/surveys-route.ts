import type { LiveRun } from "../run/live-run.js";
import type { QuestionAnswers } from "./answers.js";
import { indexOf } from "./figures.js";

/** Different answers to a question that are counted by name; the others are too many to be read. */
const maxAnswers = 40;

interface Asked {
  readonly round: number;
  readonly counts: Map<string, number>;
  asked: number;
  withoutAnswer: number;
}

/** The questions of the surveys, with their answers. */
export async function surveysRoute(live: LiveRun): Promise<QuestionAnswers[]> {
  const index = await indexOf(live);
  const questions = new Map<
    string,
    Omit<QuestionAnswers, "times"> & { readonly times: Map<number, Asked> }
  >();
  for (const { round, answers } of index.rounds) {
    for (const { survey, question, text, state, answer } of answers) {
      const key = JSON.stringify([survey, question]);
      const known = questions.get(key) ?? { survey, question, text, times: new Map<number, Asked>() };
      questions.set(key, known);
      const at = known.times.get(round) ?? { round, counts: new Map(), asked: 0, withoutAnswer: 0 };
      known.times.set(round, at);
      at.asked++;
      if (state !== "valid" || answer === null) at.withoutAnswer++;
      else at.counts.set(String(answer), (at.counts.get(String(answer)) ?? 0) + 1);
    }
  }
  return Array.from(questions.values(), ({ times, ...question }) => ({
    ...question,
    times: Array.from(times.values(), ({ counts, ...at }) => ({ ...at, counts: byFrequency(counts) })),
  }));
}

/** The answers and how often each was given, the most frequent first. */
function byFrequency(counts: ReadonlyMap<string, number>): (readonly [string, number])[] {
  return [...counts].toSorted(([, a], [, b]) => b - a).slice(0, maxAnswers);
}
