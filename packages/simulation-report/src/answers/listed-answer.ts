import type { AskedAnswer, WorldView } from "@concordat/simulation";
import { segmentOf } from "@concordat/simulation/results";

/** A survey question to an agent and its outcome, as shown in lists. */
export interface ListedAnswer {
  /**
   * The round before which the question was asked, counted from 0. It equals the number of rounds if the question was
   * asked after the last one.
   */
  readonly round: number;
  /** The id of the agent. */
  readonly agent: string;
  /** The agent's segment; `null` if it has none. */
  readonly segment: string | null;
  /** The name of the questionnaire. */
  readonly survey: string;
  /** The id of the question. */
  readonly question: string;
  /** The kind of answer: one of several choices, a point on a scale, a number, or a short text. */
  readonly kind: AskedAnswer["question"]["kind"];
  /** The outcome of the question. */
  readonly state: "valid" | "invalid" | "failed";
  /** The code of the error; `null` if there is an answer. */
  readonly code: string | null;
  /** The answer; `null` if there is none. */
  readonly answer: string | number | null;
}

/** Converts the outcome of a question to a listed answer. */
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
