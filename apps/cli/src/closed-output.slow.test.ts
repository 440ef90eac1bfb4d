import { once } from "node:events";
import { open, readdir } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { leftovers } from "./testing/bystanders.js";
import { keptRuns } from "./testing/kept-runs.js";
import { runCli, spawnCli } from "./testing/run-cli.js";
import { triedWith } from "./testing/thorough.js";
import { workplace } from "./testing/workplace.js";

const place = workplace();
const { at } = place;

/** Which of the two outputs no one reads, and how a shell would say it. */
const closed = [
  ["| head -1", ["out"]],
  ["2>&1 >/dev/null | head -1", ["err"]],
  ["2>&1 | head -1", ["out", "err"]],
] as const;

/** Runs a command whose readers go away after the first bytes, or before. */
async function withoutReaders(
  args: readonly string[],
  streams: readonly ("out" | "err")[],
  when: "at once" | "after the first bytes",
): Promise<number | null> {
  const child = place.begin(args, ["ignore", "pipe", "pipe"]);
  const pipes = { out: child.stdout, err: child.stderr };
  for (const name of ["out", "err"] as const) {
    const pipe = pipes[name];
    if (!streams.includes(name)) pipe?.resume();
    else if (when === "at once") pipe?.destroy();
    else pipe?.once("data", () => streams.map((other) => pipes[other]?.destroy()));
  }
  const [code] = await once(child, "exit");
  return code;
}

describe.each(keptRuns)("$name", (kept) => {
  it.each(triedWith(keptRuns.indexOf(kept), closed, 1))(
    "%s: is completed anyway, and leaves no lock and nothing half-written",
    async (_, streams) => {
      const { outcome, files } = await place.unkilled(kept);
      expect(await withoutReaders(kept.start, streams, "after the first bytes")).toBe(0);
      expect([await place.outcomeOf(kept), await leftovers(place)]).toEqual([outcome, []]);
      expect((await readdir(at("out"), { recursive: true })).sort()).toEqual(files);
    },
  );
});

/** Commands that keep nothing, with more to print than a pipe holds or hardly anything. */
const passing: readonly (readonly string[])[] = [
  ["--help"],
  ["schema"],
  ["schema", "decision-run"],
  ["chart", "show"],
  ["validate", "post", "feed.json"],
  ["validate", "agent-profile", "feed.json"],
  ["diff", "agent-decision/v1", "agent-decision/v2"],
];

describe("a command that keeps nothing", () => {
  it.each(passing)("%s %s %s ends as with readers when they go", async (...args) => {
    const { code } = await runCli(args, { cwd: at() });
    for (const [, streams] of closed) {
      const child = spawnCli(args, { cwd: at(), stdio: ["ignore", "pipe", "pipe"] });
      for (const name of streams) (name === "out" ? child.stdout : child.stderr)?.destroy();
      const closesErr = streams.some((name) => name === "err");
      const left = closesErr || child.stderr === null ? "" : text(child.stderr);
      const [ended] = await once(child, "exit");
      expect([args, streams, ended]).toEqual([args, streams, code]);
      expect(await left).not.toMatch(/EPIPE|^ +at /m);
    }
  });
});

it.skipIf(process.platform !== "linux")(
  "says so in one line when its output goes to a full device (skipped where there is no /dev/full)",
  async () => {
    const full = await open("/dev/full", "w");
    const child = spawnCli(["schema", "decision-run"], { stdio: ["ignore", full.fd, "pipe"] });
    const [said, [code]] = await Promise.all([
      child.stderr === null ? "" : text(child.stderr),
      once(child, "exit"),
    ]);
    await full.close();
    expect([code, said]).toEqual([
      2,
      expect.stringMatching(/^concordat: standard output cannot be written: .+\n$/),
    ]);
  },
);
