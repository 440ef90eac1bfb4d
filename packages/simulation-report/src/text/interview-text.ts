import { counted } from "@concordat/contracts/options";
import { onOneLine } from "@concordat/report-kit/terminal-text";
import type { Interview, NamedDecision } from "@concordat/simulation";

/** The text of an interview. */
export interface InterviewText {
  /** A note that the agent remembers only some of its decisions; `null` if it remembers all. */
  readonly memory: string | null;
  /** The answer, and a line for each decision that it refers to; `null` without a valid answer. */
  readonly answer: string | null;
  /** A note on the source of the answer, or the reason why there is none. */
  readonly note: string;
}

/**
 * Formats the answer of an agent to a question after a run.
 * @param interview the result of `interviewAgent`
 * @param agent the id of the agent
 */
export function formatInterview(interview: Interview, agent: string): InterviewText {
  const name = onOneLine(agent);
  const memory =
    interview.remembered < interview.decided
      ? `${name} remembers the last ${interview.remembered} of ${counted(interview.decided, "decision")}`
      : null;
  if (interview.state !== "valid")
    return { memory, answer: null, note: `no answer of ${interview.model}: ${interview.error.message}` };
  const answer = interview.answer.split("\n").map(onOneLine);
  const decisions = interview.decisions.map((named) => `  ${formatDecision(named)}`);
  const note = `${interview.model} speaks for ${name} from the record; it tells what fits it, not what led to the decisions`;
  return { memory, answer: [...answer, ...decisions].join("\n"), note };
}

function formatDecision({ round, post, choice }: NamedDecision): string {
  return `round ${round}: ${choice} on ${onOneLine(post)}`;
}
