import { readFile } from "node:fs/promises";
import { ConnectionFailedError, RateLimitedError } from "@concordat/llm";
import { beforeAll, expect, it, vi } from "vitest";
import { type Asker, studyModel } from "./testing/study-model.js";
import { studyPlace } from "./testing/study-place.js";

// Retries of a server that is gone take their time, and so does a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const { at, conducted, report } = studyPlace();
const whole = studyModel();
beforeAll(async () => {
  await conducted("whole", whole);
});

it.each<[asker: Asker, step: string]>([
  ["decision", "play"],
  ["analyst", "analyse"],
  ["analyst-words", "analyse"],
  ["copilot", "advise"],
])("pauses when the server of the %s is gone, and ends the same once it is back", async (asker, step) => {
  const name = `gone-${asker}`;
  const gone = studyModel({
    fails: (who) => (who === asker ? new ConnectionFailedError("nobody listens at the endpoint") : null),
  });
  const paused = await conducted(name, gone, { words: { client: gone } });
  expect(paused).toMatchObject({
    state: "paused",
    step,
    pause: { cause: "model", code: "CONNECTION_FAILED" },
  });
  await expect(readFile(at(name, "report.json"))).rejects.toThrow("ENOENT");
  expect(await conducted(name, studyModel(), {}, "resume")).toMatchObject({ state: "completed" });
  expect(await report(name)).toEqual(await report("whole"));
});

it("pauses when the quota is used up while the copilot plans, and sends no other request", async () => {
  let asked = 0;
  const quota = new RateLimitedError("the quota is used up", { retryAfterMs: 3_600_000 });
  const usedUp = studyModel({
    fails: (who) => (who === "copilot" && asked++ === 0 ? quota : null),
  });
  const paused = await conducted("quota", usedUp, { words: { client: usedUp } });
  expect(paused).toMatchObject({ state: "paused", step: "advise", pause: { code: "RATE_LIMITED" } });
  expect(asked).toBe(1);
  const back = studyModel();
  expect(await conducted("quota", back, {}, "resume")).toMatchObject({ state: "completed" });
  expect(back.requests).toHaveLength(6);
  expect(await report("quota")).toEqual(await report("whole"));
});

it("pauses at a limit that all messages share, and names it as it was given", async () => {
  const paused = await conducted("limited", studyModel(), { concurrency: 1, limits: { maxRequests: 80 } });
  expect(paused).toMatchObject({
    state: "paused",
    step: "play",
    pause: { cause: "limit", message: "the limit of 80 requests is reached" },
  });
  expect(await conducted("limited", studyModel(), {}, "resume")).toMatchObject({ state: "completed" });
  expect(await report("limited")).toEqual(await report("whole"));
});

it.each([
  ["analyse", 8],
  ["advise", 3],
])("counts words against a limit that all requests share, as in the step %s", async (step, left) => {
  const { requests: all } = whole;
  const name = `limited-${step}`;
  const limits = { maxRequests: all.length - left };
  const first = studyModel();
  const paused = await conducted(name, first, { limits });
  expect(paused).toMatchObject({
    state: "paused",
    step,
    pause: {
      cause: "limit",
      code: "MAX_REQUESTS",
      message: `the limit of ${limits.maxRequests} requests is reached`,
    },
  });
  expect(first.requests).toHaveLength(limits.maxRequests);
  const again = studyModel();
  expect(await conducted(name, again, { limits }, "resume")).toMatchObject({ state: "paused", step });
  expect(again.requests).toHaveLength(0);
  const last = studyModel();
  expect(await conducted(name, last, {}, "resume")).toMatchObject({ state: "completed" });
  expect(await report(name)).toEqual(await report("whole"));
});

it("stops where it is told to, and goes on", async () => {
  const stop = new AbortController();
  const stopped = await conducted("stopped", studyModel(), {
    signal: stop.signal,
    onEvent: (event) => event.type === "step" && event.step === "advise" && stop.abort(),
  });
  expect(stopped).toMatchObject({ state: "paused", step: "advise", pause: { cause: "interrupted" } });
  expect(await conducted("stopped", studyModel(), {}, "resume")).toMatchObject({ state: "completed" });
  expect(await report("stopped")).toEqual(await report("whole"));
});
