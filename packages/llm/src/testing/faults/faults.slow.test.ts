import { join } from "node:path";
import { agentDecision } from "@concordat/contracts/agent-decision";
import { closedOrigin, type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type ChatClient, generateObject, type Outcome } from "../../index.js";
import { createOllamaClient } from "../../ollama/index.js";
import { createOpenAIClient } from "../../openai/index.js";
import { faults } from "./faults.js";
import { faultsPage, type Observation } from "./page.js";

interface Engine {
  readonly name: "ollama" | "openai";
  connect(origin: string): ChatClient;
}

const engines: readonly Engine[] = [
  {
    name: "ollama",
    connect: (origin) => createOllamaClient({ endpoint: origin, model: "m" }),
  },
  {
    name: "openai",
    connect: (origin) => createOpenAIClient({ endpoint: `${origin}/v1`, model: "m" }),
  },
];

const servers: ModelServer[] = [];
const unhandled: unknown[] = [];
const onUnhandled = (reason: unknown): void => void unhandled.push(reason);
const observations: Observation[] = [];

beforeAll(() => void process.on("unhandledRejection", onUnhandled));
afterAll(() => void process.off("unhandledRejection", onUnhandled));
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

describe.each(engines)("an $name server of which", ({ name, connect }) => {
  it.each(faults.filter(({ only = name }) => only === name))(
    "$name",
    async (fault) => {
      const server = fault.answer === "refuses connections" ? null : await startModelServer(fault.answer);
      if (server !== null) servers.push(server);
      const timers = activeTimers();
      const outcome = await generateObject({
        client: connect(server?.origin ?? (await closedOrigin())),
        contract: agentDecision,
        messages: [{ role: "user", content: "What do you do with this post?" }],
        random: () => 0,
        ...(fault.timeoutMs === undefined ? {} : { timeoutMs: fault.timeoutMs }),
      });
      const { code, message = /./, requests } = fault.expected;
      expect(outcome.state === "failed" ? outcome.error.code : outcome.state).toBe(code);
      if (outcome.state === "failed") expect(outcome.error.message).toMatch(message);
      expect(server?.bodies.length ?? 0).toBe(requests);
      // Every request has ended at the server too, and nothing is left behind here.
      await expect.poll(() => server?.open() ?? 0).toBe(0);
      expect(activeTimers()).toBeLessThanOrEqual(timers);
      expect(unhandled).toEqual([]);
      observations.push({ engine: name, fault, ...observed(outcome) });
    },
    180_000,
  );
});

it("is documented as it was observed", async () => {
  const page = faultsPage(observations);
  await expect(page).toMatchFileSnapshot(join(import.meta.dirname, "../../../../../docs/server-failures.md"));
});

function activeTimers(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
}

function observed(
  outcome: Outcome<unknown>,
): Pick<Observation, "code" | "message" | "attempts" | "finishReason"> {
  return {
    code: outcome.state === "failed" ? outcome.error.code : outcome.state,
    message: outcome.state === "failed" ? outcome.error.message : "",
    attempts: outcome.attempts.length,
    finishReason: outcome.attempts.at(-1)?.finishReason ?? "",
  };
}
