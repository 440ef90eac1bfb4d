import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { exitCode } from "../exit-code.js";
import { runCli } from "../testing/run-cli.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-view-"));
  await mkdir(join(folder, "notes"));
  const segments = [{ name: "all", share: 1, interests: { from: ["trams"], count: 1 } }];
  const scenario = {
    ...{ name: "small", seed: 1, rounds: 1, starts_at: "2026-03-14T08:00:00Z", round_minutes: 60 },
    ...{ audience: { kind: "segments", size: 2, segments }, network: { kind: "everyone" }, events: [] },
    ...{ feed: { ranker: "chronological", size: 5 }, activity: 1 },
    policy: { kind: "cascade", probability: 0.5 },
  };
  await writeFile(join(folder, "scenario.json"), JSON.stringify(scenario));
  await runCli(["simulate", "scenario.json", "--out", "run"], { cwd: folder });
});
afterAll(() => rm(folder, { recursive: true }));

it("prints the address, answers there, and ends well with Ctrl-C", async () => {
  const answers: Promise<Response>[] = [];
  const { code, out, err } = await runCli(["view", "run", "--no-open", "--json"], {
    cwd: folder,
    onOutput(printed, kill) {
      if (!printed.endsWith("\n") || answers.length > 0) return;
      const { url } = JSON.parse(printed);
      answers.push(fetch(url, { redirect: "manual" }).finally(() => kill("SIGINT")));
    },
  });
  const [answer] = await Promise.all(answers);
  expect([code, answer?.status, answer?.headers.get("location")]).toEqual([exitCode.done, 303, "/"]);
  expect(JSON.parse(out)).toEqual({
    type: "viewer-started",
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/\?token=/),
  });
  expect(err).toContain("a browser was let in; for another one: http://127.0.0.1:");
});

it("says what is wrong with a target or a port", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const taken = String(typeof address === "object" ? address?.port : address);
  const ended = async (...args: string[]) => {
    const { code, err } = await runCli(["view", "--no-open", ...args], { cwd: folder });
    return [code, err];
  };
  try {
    expect(await ended("notes")).toEqual([
      exitCode.usage,
      expect.stringContaining(
        "notes contains no run, no ensemble and no study; name the folder that was given as --out",
      ),
    ]);
    expect(await ended("absent")).toEqual([
      exitCode.usage,
      expect.stringContaining("absent contains no run"),
    ]);
    expect(await ended("run", "--port", "70000")).toEqual([
      exitCode.usage,
      expect.stringContaining("--port must be at most 65535, not 70000"),
    ]);
    expect(await ended("run", "--port", taken)).toEqual([
      exitCode.usage,
      expect.stringContaining(`port ${taken} is in use`),
    ]);
  } finally {
    server.close();
  }
});
