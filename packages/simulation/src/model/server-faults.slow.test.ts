import type { RoundRecord } from "@concordat/contracts/round-record";
import { createOllamaClient } from "@concordat/llm/ollama";
import {
  type Answer,
  answerText,
  type ModelRequest,
  startModelServer,
} from "@concordat/testing/model-server";
import { describe, expect, it } from "vitest";
import { createMemoryLedger, type Ledger, modelPolicies, simulate } from "../index.js";
import { postBy, smallScenario } from "../testing/scenarios.js";

const refusal = (status: number, message: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { "content-type": "application/json", ...headers },
  steps: [{ do: "bytes", bytes: JSON.stringify({ error: message }) }],
});
const stream = (...steps: Answer["steps"]): Answer => ({ steps });

/** What must become of a run whose server fails in this way. */
interface ServerFault {
  readonly name: string;
  readonly answer: Answer;
  /** Where every request is made only once. */
  readonly alone: `pauses on ${string}` | `fails with ${string}`;
  /** Where it is made again, as by default: the run ends as if nothing had happened, or pauses, or records a failure. */
  readonly again: "changes nothing" | `pauses on ${string}` | `fails with ${string}`;
}

const faults: readonly ServerFault[] = [
  ["the connection is reset", stream({ do: "reset" }), "pauses on CONNECTION_FAILED", "changes nothing"],
  [
    "a full queue (503)",
    refusal(503, "server busy", { "retry-after": "0" }),
    "pauses on SERVER_BUSY",
    "changes nothing",
  ],
  [
    "too many requests (429)",
    refusal(429, "slow down", { "retry-after": "0" }),
    "pauses on RATE_LIMITED",
    "changes nothing",
  ],
  [
    "a used-up quota (429), hours to wait",
    refusal(429, "quota", { "retry-after": "7200" }),
    "pauses on RATE_LIMITED",
    "pauses on RATE_LIMITED",
  ],
  ["a wrong key (401)", refusal(401, "no key"), "pauses on UNAUTHORIZED", "pauses on UNAUTHORIZED"],
  ["no access (403)", refusal(403, "no"), "pauses on UNAUTHORIZED", "pauses on UNAUTHORIZED"],
  [
    "an unknown model (404)",
    refusal(404, "model 'm' not found"),
    "pauses on MODEL_NOT_FOUND",
    "pauses on MODEL_NOT_FOUND",
  ],
  ["a refused request (400)", refusal(400, "no"), "pauses on PROTOCOL_ERROR", "pauses on PROTOCOL_ERROR"],
  [
    "a prompt that is too long (400)",
    refusal(400, "the request exceeds the available context size"),
    "fails with CONTEXT_OVERFLOW",
    "fails with CONTEXT_OVERFLOW",
  ],
  ["an internal error (500)", refusal(500, "crash"), "fails with PROTOCOL_ERROR", "changes nothing"],
  [
    "a stream that breaks off",
    stream({ do: "text", text: '{"reason":"x' }),
    "fails with PROTOCOL_ERROR",
    "changes nothing",
  ],
  [
    "a reset in the middle",
    stream({ do: "text", text: '{"reason":' }, { do: "reset" }),
    "fails with PROTOCOL_ERROR",
    "changes nothing",
  ],
  ["silence", stream({ do: "silence" }), "fails with TIMEOUT", "changes nothing"],
  [
    "an answer that is cut off",
    stream({ do: "text", text: '{"reason":"x' }, { do: "finish", reason: "length" }),
    "fails with TRUNCATED",
    "changes nothing",
  ],
  [
    "an answer that nobody can read",
    answerText("I would rather not say."),
    "fails with UNREADABLE",
    "changes nothing",
  ],
  [
    "an answer that breaks the contract",
    answerText({ reason: "x", choice: "REPLY", content: " " }),
    "fails with CONTRACT_VIOLATION",
    "changes nothing",
  ],
].map(([name, answer, alone, again]) => ({ name, answer, alone, again }) as ServerFault);

const scenario = () =>
  smallScenario(
    ["ada", "bo", "cy"],
    ["bo>ada", "cy>ada", "cy>bo", "ada>cy"],
    { rounds: 3, policy: { kind: "model", memory: 1 } },
    { posts: [postBy("ada"), postBy("paper", { id: "news" }), postBy("cy", { id: "later", round: 1 })] },
  );

/** A good answer, which depends on whom and what it is about: not on seeds, nor on what was wrong with an answer before. */
function goodAnswer({ body }: ModelRequest): Answer {
  const question = Array.isArray(body.messages) ? body.messages.slice(0, 2) : [];
  const { length } = JSON.stringify(question);
  const choice = (["LIKE", "REPLY", "RESHARE", "SCROLL"] as const)[length % 4];
  return answerText({ reason: "Worth it.", choice, content: "Indeed." });
}

/** Milliseconds for a request: few where the fault is that no answer comes, else enough for a busy machine. */
const patience = { short: 400, long: 20_000 };

async function play(origin: string, ledger: Ledger, once: boolean, timeoutMs = patience.long) {
  const rounds: RoundRecord[] = [];
  const client = createOllamaClient({ endpoint: origin, model: "m" });
  const model = modelPolicies({
    client,
    timeoutMs,
    ...(once ? { maxRetries: 0, maxAttempts: 1 } : {}),
  });
  const result = await simulate({
    scenario: scenario(),
    model,
    ledger,
    onEvent: (event) => {
      if (event.type === "round-closed") rounds.push(event.record);
    },
  });
  return { result, rounds };
}

async function plainRun(once: boolean) {
  await using server = await startModelServer(goodAnswer);
  const { result } = await play(server.origin, createMemoryLedger(), once);
  expect(result.summary).toMatchObject({ invalid: 0, failed: 0 });
  return result.summary;
}

async function codesOf(ledger: Ledger): Promise<Set<unknown>> {
  const codes = new Set<unknown>();
  for await (const { row } of ledger.read("decision", { columns: ["code"] }))
    if (row[0] !== null) codes.add(row[0]);
  return codes;
}

describe.each([
  ["once", true],
  ["again after a failure", false],
] as const)("a server that fails for every third request, which is made %s", (_, once) => {
  it.each(faults)("$name", async ({ answer, alone, again }) => {
    const plain = await plainRun(once);
    await using server = await startModelServer((request) =>
      request.index % 3 === 1 ? answer : goodAnswer(request),
    );
    const ledger = createMemoryLedger();
    const expected = once ? alone : again;
    const timeoutMs = [alone, again].some((end) => end.endsWith("TIMEOUT")) ? patience.short : patience.long;
    const pauses = new Set<string>();
    const rounds: RoundRecord[] = [];
    for (let part = 0; ; part++) {
      expect(part).toBeLessThan(60);
      const played = await play(server.origin, ledger, once, timeoutMs);
      rounds.push(...played.rounds);
      const { result } = played;
      if (result.state === "paused") {
        pauses.add(result.pause.code);
        continue;
      }
      const { decisions, valid, invalid, failed, hash } = result.summary;
      expect(valid + invalid + failed).toBe(decisions);
      const codes = await codesOf(ledger);
      if (!expected.startsWith("fails with ")) expect([hash, [...codes]]).toEqual([plain.hash, []]);
      else expect([...codes]).toEqual([expected.slice("fails with ".length)]);
      expect([...pauses]).toEqual(
        expected.startsWith("pauses on ") ? [expected.slice("pauses on ".length)] : [],
      );
      break;
    }
    // Whatever failed did nothing: every effect is that of a valid decision.
    for (const { asked, valid, invalid, failed, choices, posts_made } of rounds) {
      expect(valid + invalid + failed).toBe(asked);
      expect(Object.values(choices).reduce((sum, count) => sum + count, 0)).toBe(valid);
      expect(posts_made).toBe(choices.REPLY);
    }
  });
});
