import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createScriptedClient } from "@concordat/llm/scripted";
import { afterEach, beforeEach, expect, it } from "vitest";
import { connect } from "../testing/connect.js";

const scenario = {
  name: "small",
  seed: 1,
  rounds: 2,
  starts_at: "2026-03-14T08:00:00Z",
  round_minutes: 60,
  audience: {
    kind: "segments",
    size: 10,
    segments: [{ name: "all", share: 1, interests: { from: ["tea"], count: 1 } }],
  },
  network: { kind: "random", follows_each: 1 },
  feed: { ranker: "chronological", size: null },
  activity: 1,
  policy: { kind: "model" },
};

let place: string;

beforeEach(async () => {
  place = await realpath(await mkdtemp(join(tmpdir(), "concordat-mcp-")));
  await writeFile(join(place, "scenario.json"), JSON.stringify(scenario));
});

afterEach(() => rm(place, { recursive: true, force: true }));

/** A call of start_simulation that waits for the server of the model to say which model it is. */
async function startUnderWay() {
  const events = new EventTarget();
  const [asked, answered] = ["asked", "answered"].map((name) => once(events, name));
  const requests: unknown[] = [];
  const scripted = createScriptedClient(['{"reason": "Tea.", "choice": "LIKE"}']);
  const { client, close } = await connect({
    roots: [place],
    client: {
      ...scripted,
      async identity() {
        events.dispatchEvent(new Event("asked"));
        await answered;
        return { model: scripted.id, digest: "unpinned" as const };
      },
      chat(request) {
        requests.push(request);
        return scripted.chat(request);
      },
    },
  });
  const cancel = new AbortController();
  const call = client
    .callTool({ name: "start_simulation", arguments: { run: "run", scenario: "scenario.json" } }, undefined, {
      signal: cancel.signal,
    })
    .catch((error: unknown) => String(error));
  await Promise.race([asked, call.then((ended) => expect(ended).toBe("in flight"))]);
  return { client, close, call, cancel, requests, answer: () => events.dispatchEvent(new Event("answered")) };
}

it("begins no run once the call is cancelled", async () => {
  const { client, close, call, cancel, requests, answer } = await startUnderWay();
  cancel.abort("enough");
  await client.ping();
  answer();
  expect(await call).toContain("enough");
  await close();
  expect([existsSync(join(place, "run")), requests]).toEqual([false, []]);
});

it("begins no run once the server is closed", async () => {
  const { close, call, requests, answer } = await startUnderWay();
  const closed = close();
  answer();
  await closed;
  expect(await call).toContain("Connection closed");
  expect([existsSync(join(place, "run")), requests]).toEqual([false, []]);
});

it("counts one round and one decision in the singular", async () => {
  await writeFile(join(place, "short.json"), JSON.stringify({ ...scenario, rounds: 1 }));
  const { client, close } = await connect({
    roots: [place],
    client: createScriptedClient(['{"reason": "Tea.", "choice": "LIKE"}']),
  });
  await client.callTool({ name: "start_simulation", arguments: { run: "run", scenario: "short.json" } });
  const messages: (string | undefined)[] = [];
  await client.callTool(
    { name: "follow_simulation", arguments: { run: "run", wait_seconds: 60 } },
    undefined,
    {
      onprogress: ({ message }) => messages.push(message),
    },
  );
  expect(messages.length).toBeGreaterThan(0);
  for (const message of messages) expect(message).toMatch(/^[01] of 1 round, (1 decision|\d+ decisions)$/);
  await close();
});

it("counts the round of a survey after the last among those that are to be closed", async () => {
  const questions = {
    name: "opinion",
    questions: [{ id: "support", kind: "choice", text: "Are you for it?", choices: ["yes", "no"] }],
  };
  const events = [{ round: 2, kind: "survey", questions: "opinion.json" }];
  await writeFile(join(place, "opinion.json"), JSON.stringify(questions));
  await writeFile(join(place, "surveyed.json"), JSON.stringify({ ...scenario, events }));
  const { client, close } = await connect({
    roots: [place],
    client: createScriptedClient(['{"answer": "yes"}']),
  });
  await client.callTool({
    name: "start_simulation",
    arguments: { run: "run", scenario: "surveyed.json" },
  });
  const { structuredContent } = await client.callTool({
    name: "follow_simulation",
    arguments: { run: "run", wait_seconds: 60 },
  });
  expect(structuredContent).toMatchObject({ state: "completed", rounds: 3, of_rounds: 3 });
  await close();
});
