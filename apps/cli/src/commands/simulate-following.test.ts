import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerText, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ndjson, runCli } from "../testing/run-cli.js";

const scenario = join(import.meta.dirname, "../../../../examples/following/scenario.json");
let folder: string;
const at = (...names: string[]): string => join(folder, ...names);

/** Everybody follows the city after its first post, quotes its second one, and mutes the shops. */
const answers = { m1: "FOLLOW", m2: "QUOTE", o1: "MUTE", o2: "RESHARE" } as const;
const texts = { m1: "From May", m2: "Three of four", o1: "WIN a voucher", o2: "LAST CHANCE" } as const;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-simulate-following-"));
  await using server = await startModelServer(({ body }) => {
    // The memory comes before the post.
    const shown = JSON.stringify(body.messages).split("<post>").at(-1) ?? "";
    const post = (["m1", "m2", "o1", "o2"] as const).find((id) => shown.includes(texts[id]));
    const choice = post === undefined ? "SCROLL" : answers[post];
    return answerText({ choice, reason: "So be it.", ...(choice === "QUOTE" ? { content: "Look." } : {}) });
  });
  const model = ["--endpoint", server.origin, "--model", "m"];
  const { code, err } = await runCli(["simulate", scenario, "--out", at("run"), ...model]);
  expect([code, err]).toEqual([0, expect.anything()]);
});
afterAll(() => rm(folder, { recursive: true }));

it("verifies a run in which agents follow and mute, and lists these decisions", async () => {
  const { code, out } = await runCli(["simulate", "verify", at("run"), "--json"]);
  expect([code, ndjson(out)[0]]).toEqual([0, expect.objectContaining({ state: "verified" })]);
  const muted = await runCli(["simulate", "decisions", at("run"), "--choice", "MUTE", "--json"]);
  expect(ndjson(muted.out)).toHaveLength(12);
  // The second post of the shops is shown to nobody.
  expect((await runCli(["simulate", "decisions", at("run"), "--post", "o2", "--json"])).out).toBe("");
});

it("exports who follows whom from which round on, and the choices apart", async () => {
  expect((await runCli(["simulate", "export", at("run"), "--csv", "--out", at("tables")])).code).toBe(0);
  const follows = (await readFile(at("tables/follows.csv"), "utf8")).trim().split("\n");
  expect(follows.filter((row) => row.includes(",cityhall,")).map((row) => row.split(",").slice(2))).toEqual(
    Array.from({ length: 12 }, () => ["false", "1", ""]),
  );
  const rounds = (await readFile(at("tables/rounds.csv"), "utf8")).trim().split("\n");
  const names = rounds[0]?.split(",") ?? [];
  const total = (name: string): number =>
    rounds.slice(1).reduce((sum, row) => sum + Number(row.split(",")[names.indexOf(name)]), 0);
  expect([total("follows"), total("quotes"), total("mutes"), total("reshares")]).toEqual([12, 12, 12, 0]);
});

it("reports the new choices where they were made", async () => {
  const { code } = await runCli(["simulate", "report", at("run")]);
  expect(code).toBe(0);
  const page = await readFile(at("run", "report.html"), "utf8");
  for (const name of ["quotes", "follows", "mutes"]) expect(page).toContain(`>${name}<`);
  expect(page).not.toContain(">unfollows<");
});
