import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import { expect, it } from "vitest";
import { formatEvent } from "./event-text.js";

const started: Extract<SimulationEvent, { type: "run-started" }> = {
  type: "run-started",
  name: "street",
  agents: 12,
  rounds: 4,
  first_round: 0,
  recorded: 0,
  least_decisions: 30,
  most_decisions: 120,
  model: "ollama:m",
};

it.each([
  [started, "street: 12 agents, 4 rounds, 30 to 120 decisions of ollama:m"],
  [{ ...started, most_decisions: 30 }, "street: 12 agents, 4 rounds, 30 decisions of ollama:m"],
  [{ ...started, most_decisions: null }, "street: 12 agents, 4 rounds, at least 30 decisions of ollama:m"],
  [
    { ...started, agents: 1, rounds: 1, least_decisions: 1, most_decisions: 1, answers: 1 },
    "street: 1 agent, 1 round, 1 decision and 1 answer to surveys of ollama:m",
  ],
  [{ ...started, model: null }, "street: 12 agents, 4 rounds, decided by rules"],
  [
    { ...started, first_round: 1, recorded: 41 },
    "street: 12 agents, 4 rounds, from round 1, 41 decisions recorded, 30 to 120 decisions of ollama:m",
  ],
])("says before a run how many decisions it can make (%#)", (event, line) => {
  expect(formatEvent(event)).toBe(line);
});

it("keeps an event on its line, whatever an agent is called", () => {
  const event = { type: "decided", round: 0, agent_id: "ada\n  bo on m1: LIKE", post_id: "m\n1" } as const;
  expect(formatEvent({ ...event, state: "valid", choice: "REPLY" })).toBe(
    "  ada\\u000a  bo on m1: LIKE on m\\u000a1: REPLY",
  );
});

it("says of a pause that only what is recorded is counted: requests that time out are not", () => {
  const event = { type: "run-paused", round: 0, cause: "model", code: "TIMEOUT", message: "slow" } as const;
  const counts = { decisions: 1, requests: 2, tokens: 30 };
  expect(formatEvent({ ...event, ...counts })).toBe(
    "paused in round 0; recorded: 1 decision, 2 requests, 30 tokens",
  );
});

it.each([
  [
    { decisions: 0, by_rule: 7, valid: 0, requests: 0, tokens: null },
    "complete: 7 decisions by rules, hash 0123456789ab",
  ],
  [
    { decisions: 3, by_rule: 0, valid: 3, requests: 4, tokens: 90 },
    "complete: 3 decisions of the model (3 valid, 0 invalid, 0 failed), 4 requests, 90 tokens, hash 0123456789ab",
  ],
  [
    { decisions: 1, by_rule: 2, valid: 1, requests: 1, tokens: null },
    "complete: 1 decision of the model (1 valid, 0 invalid, 0 failed) and 2 decisions by rules, 1 request, unknown tokens, hash 0123456789ab",
  ],
])("says at the end who decided how often (%#)", (counts, line) => {
  const event = {
    type: "run-completed",
    rounds: 2,
    invalid: 0,
    failed: 0,
    hash: "0123456789abcdef",
  } as const;
  expect(formatEvent({ ...event, ...counts })).toBe(line);
});
