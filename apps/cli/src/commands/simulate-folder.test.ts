import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ndjson, runCli } from "../testing/run-cli.js";

const example = join(import.meta.dirname, "../../../../examples/rumour/scenario.json");
let folder: string;
const at = (...names: string[]): string => join(folder, ...names);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-simulate-folder-"));
  const scenario = JSON.parse(await readFile(example, "utf8"));
  await writeFile(at("other.json"), JSON.stringify({ ...scenario, seed: scenario.seed + 1 }));
  for (const [file, name] of [
    [example, "run"],
    [at("other.json"), "other"],
  ] as const)
    expect((await runCli(["simulate", file, "--out", at(name)])).code).toBe(0);
});
afterAll(() => rm(folder, { recursive: true }));

const wrongLedger = /ledger.db in .* does not hold the run that manifest.json describes/;

it.each<[string, (run: string) => Promise<unknown>, RegExp, RegExp]>([
  [
    "with the ledger of another run",
    (run) => cp(at("other/ledger.db"), join(run, "ledger.db")),
    wrongLedger,
    wrongLedger,
  ],
  [
    "whose manifest was changed",
    async (run) => {
      const file = join(run, "manifest.json");
      await writeFile(file, (await readFile(file, "utf8")).replace('"agents": 1000', '"agents": 1001'));
    },
    wrongLedger,
    wrongLedger,
  ],
  [
    "with somebody's file in place of the manifest",
    (run) => writeFile(join(run, "manifest.json"), "mine"),
    /manifest.json in .* is not a valid manifest of a run; move that file out of the folder/,
    /is not a valid manifest of a run/,
  ],
  [
    "whose ledger is of a later version",
    async (run) => {
      const database = new Database(join(run, "ledger.db"));
      database.pragma("user_version = 99");
      database.close();
    },
    /its tables are of version 99; this program knows versions \d+ to \d+/,
    /tables are of version 99/,
  ],
])(
  "neither continues nor verifies a folder %s, and leaves it as it is",
  async (what, damage, resumed, verified) => {
    const run = at(what.replaceAll(" ", "-"));
    await cp(at("run"), run, { recursive: true });
    await damage(run);
    const files = ["manifest.json", "scenario.json"];
    const content = () => Promise.all(files.map((name) => readFile(join(run, name), "latin1")));
    const before = await content();
    for (const [args, message] of [
      [["simulate", "verify", run, "--json"], verified],
      [["simulate", "resume", run], resumed],
    ] as const) {
      const { code, out, err } = await runCli(args);
      expect([code, out, err]).toEqual([2, "", expect.stringMatching(message)]);
      expect(err.trimEnd()).not.toContain("\n");
    }
    expect(await content()).toEqual(before);
  },
);

it.each<[string, (run: string) => Promise<unknown>, RegExp]>([
  [
    "is empty",
    (run) => truncate(join(run, "ledger.db")),
    /ledger.db: it is empty, nothing is recorded in it/,
  ],
  ["is cut off", (run) => truncate(join(run, "ledger.db"), 20_000), /ledger.db: .*malformed/],
  ["is something else", (run) => writeFile(join(run, "ledger.db"), "mine"), /ledger.db: .*is not a database/],
])(
  "calls a run broken whose ledger %s, does not continue it, and leaves it as it is",
  async (what, damage, why) => {
    const run = at(`ledger-${what.replaceAll(" ", "-")}`);
    await cp(at("run"), run, { recursive: true });
    await damage(run);
    const before = await readFile(join(run, "ledger.db"), "latin1");
    const message = new RegExp(`${why.source}; put back a copy of the file`);
    const asData = await runCli(["simulate", "verify", run, "--json"]);
    const [found] = ndjson(asData.out);
    expect([asData.code, found]).toEqual([
      1,
      expect.objectContaining({
        ...{ state: "broken", rounds: 0, decisions: 0 },
        difference: { round: null, agent: null, post: null, what: expect.stringMatching(message) },
      }),
    ]);
    const forPeople = await runCli(["simulate", "verify", run]);
    expect([forPeople.code, forPeople.out]).toEqual([
      1,
      expect.stringMatching(`^broken: .*${message.source}\n$`),
    ]);
    const resumed = await runCli(["simulate", "resume", run]);
    expect([resumed.code, resumed.out, resumed.err]).toEqual([2, "", expect.stringMatching(message)]);
    const change = ["--change", at("other.json"), "--out", at("never")];
    expect((await runCli(["simulate", "fork", run, "--at", "1", ...change])).code).toBe(2);
    expect(await readFile(join(run, "ledger.db"), "latin1")).toBe(before);
  },
);

it.each<[string, Uint8Array, RegExp]>([
  ["is not UTF-8", Buffer.from([0x7b, 0xff, 0x7d]), /change-.*\.json:?.* UTF-8/],
  [
    "names a property twice",
    Buffer.from('{\n "activity": 1,\n "activity": 0\n}'),
    /change-.*\.json:3: .*activity/,
  ],
  ["is not JSON", Buffer.from("{"), /change-.*\.json:1: /],
])("refuses a fork whose change %s, before anything is made", async (what, bytes, message) => {
  const change = at(`change-${what.replaceAll(" ", "-")}.json`);
  await writeFile(change, bytes);
  const args = ["simulate", "fork", at("run"), "--at", "1", "--change", change, "--out", at("never")];
  const { code, out, err } = await runCli(args);
  expect([code, out, err]).toEqual([2, "", expect.stringMatching(message)]);
  expect(existsSync(at("never"))).toBe(false);
});

it("names the first difference of a ledger that was changed, as data and for people, and exits 1", async () => {
  const run = at("changed");
  await cp(at("run"), run, { recursive: true });
  const database = new Database(join(run, "ledger.db"));
  const [round, agent, post, choice] = database
    .prepare("SELECT round, agent, post, choice FROM effect ORDER BY round, agent, post LIMIT 1 OFFSET 7")
    .raw()
    .get() as unknown[];
  expect(choice).toBe("RESHARE");
  database
    .prepare("UPDATE effect SET choice = 'LIKE' WHERE round = ? AND agent = ? AND post = ?")
    .run(round, agent, post);
  database.close();
  const asData = await runCli(["simulate", "verify", run, "--json"]);
  expect([asData.code, ndjson(asData.out)]).toEqual([
    1,
    [
      expect.objectContaining({
        state: "broken",
        difference: { round, agent, post, what: "effect: the row is not what the run led to" },
      }),
    ],
  ]);
  const forPeople = await runCli(["simulate", "verify", run]);
  expect([forPeople.code, forPeople.out]).toEqual([
    1,
    `broken: round ${round}, agent ${agent}, post ${post}, effect: the row is not what the run led to\n`,
  ]);
});

it("writes nothing through a link in place of the folder for its inputs", async () => {
  await mkdir(at("linked"));
  await mkdir(at("theirs"));
  await symlink(at("theirs"), at("linked", "inputs"));
  const { code, err } = await runCli(["simulate", example, "--out", at("linked")]);
  expect([code, err]).toEqual([2, expect.stringContaining("is a link to another folder")]);
  expect([await readdir(at("theirs")), await readdir(at("linked"))]).toEqual([[], ["inputs"]]);
});
