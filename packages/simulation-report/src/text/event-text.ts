import { counted } from "@concordat/contracts/options";
import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import { onOneLine } from "@concordat/report-kit/terminal-text";

/** Formats an event of a simulation as one line. */
export function formatEvent(event: SimulationEvent): string {
  switch (event.type) {
    case "run-started": {
      const { name, agents, rounds, first_round, recorded, model } = event;
      const from =
        first_round === 0 && recorded === 0
          ? ""
          : `, from round ${first_round}, ${counted(recorded, "decision")} recorded`;
      const answers =
        event.answers === undefined ? "" : ` and ${counted(event.answers, "answer")} to surveys`;
      const decided = model === null ? "decided by rules" : `${decisionsAhead(event)}${answers} of ${model}`;
      return `${onOneLine(name)}: ${counted(agents, "agent")}, ${counted(rounds, "round")}${from}, ${decided}`;
    }
    case "round-started":
      return `round ${event.round}: ${surveyAhead(event)}${counted(event.exposures, "item")} shown${event.to_decide === 0 ? "" : `, ${counted(event.to_decide, "decision")} to make`}`;
    case "answered":
      return answeredLine(event);
    case "decided":
      return `  ${onOneLine(event.agent_id)} on ${onOneLine(event.post_id ?? "its feed")}: ${event.choice ?? event.state}`;
    case "estimated": {
      const time = event.seconds_left === null ? "" : `about ${Math.ceil(event.seconds_left)} s`;
      const tokens = event.tokens_left === null ? "" : ` and ${counted(event.tokens_left, "token")}`;
      return `  at most ${time}${tokens} left`;
    }
    case "round-closed":
      return closedLine(event.record);
    case "run-paused":
      return pausedLine(event);
    case "run-completed":
      return completedLine(event);
  }
}

function answeredLine({
  agent_id,
  survey,
  question,
  state,
  answer,
}: Extract<SimulationEvent, { type: "answered" }>): string {
  const said = answer === null ? state : onOneLine(String(answer));
  return `  ${onOneLine(agent_id)} asked ${onOneLine(survey)}/${onOneLine(question)}: ${said}`;
}

function pausedLine(event: Extract<SimulationEvent, { type: "run-paused" }>): string {
  const { round, decisions, answers } = event;
  const answered = answers === undefined ? "" : `, ${counted(answers, "answer")}`;
  return `paused in round ${round}; recorded: ${counted(decisions, "decision")}${answered}${requestsMade(event)}`;
}

function completedLine(event: Extract<SimulationEvent, { type: "run-completed" }>): string {
  const { decisions, by_rule, valid, invalid, failed, hash } = event;
  const answers = event.answers === undefined ? "" : `, ${answersCounted(event.answers)}`;
  const asked = `${counted(decisions, "decision")} of the model (${valid} valid, ${invalid} invalid, ${failed} failed)`;
  const ruled = `${counted(by_rule, "decision")} by rules`;
  const made = by_rule === 0 ? asked : decisions === 0 ? ruled : `${asked} and ${ruled}`;
  return `complete: ${made}${answers}${requestsMade(event)}, hash ${hash.slice(0, 12)}`;
}

/** Formats the number of requests to a model and of their tokens. Empty if there were no requests. */
function requestsMade({
  requests,
  tokens,
}: {
  readonly requests: number;
  readonly tokens: number | null;
}): string {
  return requests === 0 ? "" : `, ${counted(requests, "request")}, ${formatTokens(tokens)}`;
}

function surveyAhead({ to_answer: left }: Extract<SimulationEvent, { type: "round-started" }>): string {
  return left === undefined ? "" : `${counted(left, "answer")} to ask for, `;
}

/** Formats the numbers of answers, such as `16 answers (15 valid, 0 invalid, 1 failed)`. */
function answersCounted({ asked, valid, invalid, failed }: NonNullable<RoundRecord["answers"]>): string {
  return `${counted(asked, "answer")} (${valid} valid, ${invalid} invalid, ${failed} failed)`;
}

/** Formats the number of decisions that can still be requested, as a range. */
function decisionsAhead({
  least_decisions: least,
  most_decisions: most,
}: Extract<SimulationEvent, { type: "run-started" }>): string {
  if (most === null) return `at least ${counted(least, "decision")}`;
  return least === most ? counted(most, "decision") : `${least} to ${counted(most, "decision")}`;
}

function closedLine({
  round,
  choices,
  asked,
  by_rule,
  invalid,
  failed,
  posts_made: made,
  answers,
  hash,
}: RoundRecord): string {
  const counts = Object.entries(choices).flatMap(([choice, count]) =>
    count === 0 ? [] : [`${count} ${choice}`],
  );
  const wrong = invalid + failed === 0 ? "" : `, ${invalid} invalid, ${failed} failed`;
  const surveyed = answers === undefined ? "" : `, ${answersCounted(answers)}`;
  const posts = counted(made, "post");
  return `round ${round} closed: ${counted(asked + by_rule, "decision")} (${counts.join(", ") || "none"})${wrong}${surveyed}, ${posts}, hash ${hash.slice(0, 12)}`;
}

/**
 * Formats a number of tokens.
 * @param tokens the number; `null` if the server did not report it
 */
export function formatTokens(tokens: number | null): string {
  return tokens === null ? "unknown tokens" : counted(tokens, "token");
}
