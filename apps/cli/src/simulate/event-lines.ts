import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import { onOneLine } from "../terminal/harmless.js";

/** What happened in a simulation, as a line for people. */
export function eventLine(event: SimulationEvent): string {
  switch (event.type) {
    case "run-started": {
      const { name, agents, rounds, first_round, recorded, model } = event;
      const from =
        first_round === 0 && recorded === 0
          ? ""
          : `, from round ${first_round}, ${recorded} decisions recorded`;
      const decided = model === null ? "decided by rules" : `${decisionsAhead(event)} of ${model}`;
      return `${onOneLine(name)}: ${agents} agents, ${rounds} rounds${from}, ${decided}`;
    }
    case "round-started":
      return `round ${event.round}: ${event.exposures} items shown, ${event.to_decide} decisions to make`;
    case "decided":
      return `  ${onOneLine(event.agent_id)} on ${onOneLine(event.post_id ?? "its feed")}: ${event.choice ?? event.state}`;
    case "estimated": {
      const time = event.seconds_left === null ? "" : `about ${Math.ceil(event.seconds_left)} s`;
      const tokens = event.tokens_left === null ? "" : ` and ${event.tokens_left} tokens`;
      return `  at most ${time}${tokens} left`;
    }
    case "round-closed":
      return closedLine(event.record);
    case "run-paused":
      return `paused in round ${event.round}: ${event.decisions} decisions, ${event.requests} requests, ${event.tokens ?? "unknown"} tokens`;
    case "run-completed": {
      const { decisions, by_rule, valid, invalid, failed, requests, tokens, hash } = event;
      return `complete: ${decisions} decisions (${valid} valid, ${invalid} invalid, ${failed} failed) and ${by_rule} by rule, ${requests} requests, ${tokens ?? "unknown"} tokens, hash ${hash.slice(0, 12)}`;
    }
  }
}

/** How many decisions can still be asked for, from the fewest on. */
function decisionsAhead({
  least_decisions: least,
  most_decisions: most,
}: Extract<SimulationEvent, { type: "run-started" }>): string {
  if (most === null) return `at least ${least} decisions`;
  return least === most ? `${most} decisions` : `${least} to ${most} decisions`;
}

function closedLine({
  round,
  choices,
  asked,
  by_rule,
  invalid,
  failed,
  posts_made: made,
  hash,
}: RoundRecord): string {
  const counts = Object.entries(choices).flatMap(([choice, count]) =>
    count === 0 ? [] : [`${count} ${choice}`],
  );
  const wrong = invalid + failed === 0 ? "" : `, ${invalid} invalid, ${failed} failed`;
  const posts = `${made} ${made === 1 ? "post" : "posts"}`;
  return `round ${round} closed: ${asked + by_rule} decisions (${counts.join(", ") || "none"})${wrong}, ${posts}, hash ${hash.slice(0, 12)}`;
}
