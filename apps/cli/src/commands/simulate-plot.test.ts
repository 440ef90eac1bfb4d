import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "../testing/run-cli.js";

const epidemic = join(import.meta.dirname, "../../../../examples/opinions/epidemic.json");
let folder: string;
const at = (name: string): string => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-plot-"));
  await runCli(["simulate", "ensemble", epidemic, "--runs", "2", "--out", at("epidemics")]);
});
afterAll(() => rm(folder, { recursive: true }));

it("draws the states of an ensemble, and replaces no other file", async () => {
  await writeFile(at("mine.svg"), "mine");
  const plot = (...args: readonly string[]) =>
    runCli(["simulate", "plot", at("epidemics"), "--state", "health", ...args]);
  expect(await plot("--out", at("mine.svg"))).toMatchObject({
    code: 2,
    err: expect.stringContaining("--overwrite replaces it, --out names another file"),
  });
  expect(await readFile(at("mine.svg"), "utf8")).toBe("mine");
  expect(await plot("--out", at("health.svg"))).toMatchObject({ code: 0, out: "" });
  const svg = await readFile(at("health.svg"), "utf8");
  for (const stage of ["susceptible", "infected", "removed"])
    expect(svg).toContain(`health: ${stage}, share of agents`);
  expect(svg).toContain("Lines: the mean of 2 runs.");
});

it.each([
  [
    ["--out", "picture.jpg"],
    "--out picture.jpg: the picture is an SVG or a PNG file; write a name that ends in .svg or .png",
  ],
  [["--out", "a.svg", "--by", "age"], "--by age: pictures can be drawn by segment; write --by segment"],
])("refuses %j", async (args, message) => {
  const { code, err } = await runCli(["simulate", "plot", "no-run", ...args]);
  expect([code, err]).toEqual([2, `concordat: ${message}\n`]);
});
