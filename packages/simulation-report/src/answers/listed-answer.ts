import type { AskedAnswer, WorldView } from "@concordat/simulation";
import { segmentOf } from "@concordat/simulation/results";

/** The outcome of a question of a survey, as it is listed. */
export interface ListedAnswer {
  /** The round at whose beginning it was asked, counted from 0; equal to the number of rounds: after the last one. */
  readonly round: number;
  /** The id of who was asked. */
  readonly agent: string;
  /** The agent's segment. Null: it belongs to none. */
  readonly segment: string | null;
  /** The name of the questionnaire. */
  readonly survey: string;
  /** The id of the question. */
  readonly question: string;
  /** What may be answered: one of several choices, a place on a scale, a number, or a short text. */
  readonly kind: AskedAnswer["question"]["kind"];
  /** Its outcome. */
  readonly state: "valid" | "invalid" | "failed";
  /** Why nothing was answered. Null: something was. */
  readonly code: string | null;
  /** What was answered. Null: nothing. */
  readonly answer: string | number | null;
}

/** The outcome of a question, as it is listed. */
export function listedAnswer(
  { agent, survey, question, state, code, answer }: AskedAnswer,
  round: number,
  world: WorldView,
): ListedAnswer {
  return {
    round,
    agent: world.audience.id(agent),
    segment: segmentOf(world.audience, agent),
    survey,
    question: question.id,
    kind: question.kind,
    state,
    code,
    answer,
  };
}
