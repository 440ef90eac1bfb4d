import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { AnswerOutcome } from "../../round/answer-outcome.js";
import type { RoundPlan } from "../../round/round-plan.js";
import { segmentOf } from "../../world/audience/segment-of.js";
import type { World } from "../../world/world.js";

/** The answers to one question in one round. */
export interface SurveyCounts {
  /** The round before which the question was asked. */
  readonly round: number;
  /** The outcome of the question for each agent, by the agent's number. */
  readonly outcomes: ReadonlyMap<number, AnswerOutcome>;
}

/** A survey question with the answers of each time it was asked. */
export interface SurveyedQuestion {
  readonly survey: string;
  readonly question: SurveyQuestion;
  /** The answers of each time the question was asked, in the order of the rounds. */
  readonly askings: readonly SurveyCounts[];
}

/** Collects the answers of a run while it is replayed. */
export class AnswerCounter {
  private readonly found = new Map<
    string,
    {
      readonly survey: string;
      readonly question: SurveyQuestion;
      readonly askings: { readonly round: number; readonly outcomes: Map<number, AnswerOutcome> }[];
    }
  >();

  /** Adds the answers of one round. */
  add({ round, askings }: Pick<RoundPlan, "round" | "askings">, answers: readonly AnswerOutcome[]): void {
    for (const [place, { agent, survey, question }] of askings.entries()) {
      const outcome = answers[place];
      if (outcome === undefined) continue;
      const key = JSON.stringify([survey, question.id]);
      const known = this.found.get(key) ?? { survey, question, askings: [] };
      this.found.set(key, known);
      let last = known.askings.at(-1);
      if (last?.round !== round) {
        last = { round, outcomes: new Map() };
        known.askings.push(last);
      }
      last.outcomes.set(agent, outcome);
    }
  }

  /**
   * Returns every question that agents of a segment were asked, with their answers.
   * @param segment the name of the segment; `null` for all agents
   */
  of({ audience }: Pick<World, "audience">, segment: string | null): SurveyedQuestion[] {
    const belongs = (agent: number): boolean => segment === null || segmentOf(audience, agent) === segment;
    return Array.from(this.found.values(), ({ survey, question, askings }) => ({
      survey,
      question,
      askings: askings
        .map(({ round, outcomes }) => ({
          round,
          outcomes: new Map([...outcomes].filter(([agent]) => belongs(agent))),
        }))
        .filter(({ outcomes }) => outcomes.size > 0),
    })).filter(({ askings }) => askings.length > 0);
  }
}
