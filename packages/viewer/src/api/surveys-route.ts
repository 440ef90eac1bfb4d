import { SurveyAnswers } from "@concordat/simulation/results";
import type { LiveRun } from "../run/live-run.js";
import type { AnswerData } from "../run/replayed-round.js";
import type { RunIndex } from "../run/run-index.js";
import type { GivenAnswers, SurveysAnswer } from "./answers.js";
import { indexOf } from "./figures.js";
import type { RequestQuery } from "./request-query.js";

/** Maximum number of distinct answers to a question that are listed. */
const maxAnswers = 40;

/** Returns the survey questions with their answers, of all agents or of one segment. */
export async function surveysRoute(live: LiveRun, query: RequestQuery): Promise<SurveysAnswer> {
  const index = await indexOf(live);
  const segment = query.text("segment");
  const collected = new SurveyAnswers(index.scenario.audience.people);
  const given = new GivenCounts();
  for (const { round, answers } of index.rounds)
    for (const answer of answers) {
      if (!isInSegment(index, answer, segment)) continue;
      collected.add(round, answer);
      given.add(round, answer);
    }
  return { questions: collected.figures(), given: given.all() };
}

function isInSegment(index: RunIndex, { agent }: AnswerData, segment: string | null): boolean {
  return segment === null || index.segment(agent) === segment;
}

/** Counts answers that are numbers or texts. They have no fixed list of possible answers. */
class GivenCounts {
  private readonly known = new Map<
    string,
    Omit<GivenAnswers, "counts" | "omitted"> & { readonly times: Map<string, number> }
  >();

  add(round: number, { survey, question, answer }: AnswerData): void {
    if (answer === null || (question.kind !== "number" && question.kind !== "text")) return;
    const key = JSON.stringify([survey, question.id, round]);
    const times = new Map<string, number>();
    const known = this.known.get(key) ?? { survey, question: question.id, round, times };
    this.known.set(key, known);
    known.times.set(String(answer), (known.times.get(String(answer)) ?? 0) + 1);
  }

  all(): GivenAnswers[] {
    return Array.from(this.known.values(), ({ times, ...asked }) => ({
      ...asked,
      counts: [...times].toSorted(([, a], [, b]) => b - a).slice(0, maxAnswers),
      omitted: Math.max(0, times.size - maxAnswers),
    }));
  }
}
