import { once } from "node:events";
import { link, mkdir, readdir, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import { randomModel } from "@concordat/testing/random-model";
import { describe, expect, it, vi } from "vitest";
import { addBystanders, leftovers } from "./testing/bystanders.js";
import { type KeptRun, keptRuns } from "./testing/kept-runs.js";
import { spawnCli } from "./testing/run-cli.js";
import { times, triedWith } from "./testing/thorough.js";
import { workplace } from "./testing/workplace.js";

const place = workplace();
const { at, contentOf, concordat, everything } = place;

const make = {
  file: (path: string) => writeFile(path, "mine\n"),
  "symbolic link": (path: string) => symlink(at("elsewhere"), path),
  "hard link": (path: string) => link(at("elsewhere"), path),
  folder: async (path: string) => void (await mkdir(path, { recursive: true })),
} as const;
const kinds = Object.keys(make) as (keyof typeof make)[];

/** No file may grow beyond 512 bytes: every write that is larger fails, as on a full disk. */
const filesOf512Bytes = ["sh", "-c", `trap "" XFSZ; ulimit -f 1; exec "$@"`, "sh"];

function runOf(name: string): KeptRun {
  const found = keptRuns.find((kept) => kept.name === name);
  if (found === undefined) throw new RangeError(`no run is called ${name}`);
  return found;
}

it("writes through a symbolic link that leads nowhere yet, and leaves the link as it is", async () => {
  await symlink("nowhere", at("out/records.ndjson"));
  expect((await concordat(runOf("decide").start)).code).toBe(0);
  expect(await readlink(at("out/records.ndjson"))).toBe("nowhere");
  expect((await readdir(at("out"))).sort()).toEqual([
    "nowhere",
    "nowhere.claim.json",
    "nowhere.digests",
    "records.ndjson",
  ]);
});

it.each([
  ["analyze", "report.md"],
  ["simulate", "run/scenario.json"],
])("takes a link that leads nowhere for somebody else's: %s, %s", async (command, name) => {
  await mkdir(dirname(at("out", name)), { recursive: true });
  await symlink("nowhere", at("out", name));
  const before = await everything();
  expect((await concordat(runOf(command).start)).code).toBe(2);
  expect(await everything()).toEqual(before);
});

describe("a folder with something of others in it", () => {
  it.each([
    ["simulate", "scenario.json", "--out", "out"],
    ["simulate", "ensemble", "scenario.json", "--runs", "2", "--out", "out"],
    ["study", "study.json", "--out", "out"],
  ])("is refused by what gets a folder for itself, and nothing is asked: %s %s", async (...args) => {
    await writeFile(at("out/notes.txt"), "mine\n");
    const [before, asked] = [await everything(), place.server.bodies.length];
    const { code, err } = await concordat(args);
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(
        /^concordat: out is not empty \(it holds notes\.txt\); choose a new or an empty folder/,
      ),
    ]);
    expect([await everything(), place.server.bodies.length]).toEqual([before, asked]);
  });

  it("is taken by what only puts its reports there", async () => {
    await writeFile(at("out/notes.txt"), "mine\n");
    expect((await concordat(runOf("analyze").start)).code).toBe(0);
    expect(await contentOf(["out/notes.txt"])).toEqual({ "out/notes.txt": "mine\n" });
  });
});

describe.each(keptRuns)("$name", (kept: KeptRun) => {
  const index = keptRuns.indexOf(kept);

  it.each(triedWith(index, kinds, 2))(
    "is refused where a %s of others has a name that it wants; nothing is changed and nothing asked",
    async (kind) => {
      await writeFile(at("elsewhere"), "mine as well\n");
      for (const name of kept.wants) {
        await mkdir(dirname(at("out", name)), { recursive: true });
        await make[kind](at("out", name));
      }
      const [before, asked] = [await everything(), place.server.bodies.length];
      for (const args of [kept.start, kept.resume]) {
        const { code, err } = await concordat(args);
        expect([code, err]).toEqual([2, expect.stringMatching(/^concordat: .+\n$/)]);
      }
      expect([await everything(), place.server.bodies.length]).toEqual([before, asked]);
    },
  );

  it("is refused where only one of the names that it wants is taken", async () => {
    for (const name of triedWith(index, kept.wants.slice(0, 4), 2)) {
      await mkdir(dirname(at("out", name)), { recursive: true });
      await writeFile(at("out", name), "mine\n");
      const before = await everything();
      expect([name, (await concordat(kept.start)).code]).toEqual([name, 2]);
      expect(await everything()).toEqual(before);
      await rm(at("out"), { recursive: true });
      await mkdir(at("out"));
    }
  });

  it("leaves all other files alone: run, resumed, killed, without a reader and where files may not grow", async () => {
    const { outcome, requests } = await place.unkilled(kept);
    const bystanders = await addBystanders(place);
    const before = await contentOf(bystanders);
    for (let killed = times({ short: 1, thorough: 3 }); killed > 0; killed--) {
      await place.kill(place.argsFor(kept), Math.ceil(requests * Math.random()), 20 * Math.random());
      expect(await contentOf(bystanders)).toEqual(before);
    }
    await once(place.begin(place.argsFor(kept), "ignore", filesOf512Bytes), "exit");
    expect(await contentOf(bystanders)).toEqual(before);
    expect((await concordat(place.argsFor(kept))).code).toBe(0);
    expect((await concordat(kept.resume)).code).toBe(0);
    expect([await place.outcomeOf(kept), await leftovers(place, bystanders)]).toEqual([outcome, []]);
    expect(await contentOf(bystanders)).toEqual(before);
  });
});

describe("demo", () => {
  it("leaves all other files alone: killed, where files may not grow, interrupted", async () => {
    vi.stubEnv("CONCORDAT_MODEL", await randomModel());
    const bystanders = await addBystanders(place);
    const before = await contentOf(bystanders);
    const begin = (within: readonly string[] = []) =>
      spawnCli(["demo", "--json"], { cwd: at(), stdio: ["ignore", "pipe", "ignore"] }, within);

    const killed = begin();
    await once(killed.stdout as Readable, "data");
    killed.kill("SIGKILL");
    await once(killed, "exit");
    expect(await leftovers(place, bystanders)).toHaveLength(1);
    expect(await contentOf(bystanders)).toEqual(before);

    await once(begin(filesOf512Bytes), "exit");
    expect(await contentOf(bystanders)).toEqual(before);

    // Each demo has a folder of its own: what a kill left in one stays there until that run is resumed.
    const ofKilled = await leftovers(place, bystanders);
    expect(ofKilled.every((name) => /^out\/demo-[^/]+\//.test(name))).toBe(true);

    const interrupted = begin();
    await once(interrupted.stdout as Readable, "data");
    interrupted.kill("SIGINT");
    expect(await once(interrupted, "exit")).toEqual([130, null]);
    expect([await leftovers(place, bystanders), await contentOf(bystanders)]).toEqual([ofKilled, before]);
    vi.unstubAllEnvs();
  });
});
