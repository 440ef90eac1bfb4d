import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import bad from "./bad-scenarios.json" with { type: "json" };
import { loadScenario } from "./load-scenario.js";
import { ScenarioError } from "./scenario-error.js";

/** A scenario that is wrong in one place, and the problem that must be named there. */
interface BadScenario {
  readonly what: string;
  /** A file that is written as it is. */
  readonly file?: string;
  readonly text?: string;
  /** Members that are set in the file `in`, by JSON Pointer. */
  readonly in?: string;
  readonly set?: Readonly<Record<string, unknown>>;
  /** A member that is left out. */
  readonly drop?: string;
  /** Segments in place of profiles, and how many agents are drawn. */
  readonly drawn?: readonly object[];
  readonly size?: number;
  readonly event?: object;
  readonly place: string;
  readonly path: string;
  readonly message: string;
}

const cases: readonly BadScenario[] = bad.cases;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-bad-scenario-"));
});
afterAll(() => rm(folder, { recursive: true }));

it.each(cases)("a scenario that $what is refused, with the place and what to do", async (broken) => {
  const own = await mkdtemp(join(folder, "case-"));
  for (const [name, content] of Object.entries(filesOf(broken))) {
    await mkdir(dirname(join(own, name)), { recursive: true });
    await writeFile(join(own, name), content);
  }
  const written = await readdir(own, { recursive: true });
  const error: unknown = await loadScenario(join(own, "scenario.json")).catch((caught: unknown) => caught);
  if (!ScenarioError.isInstance(error)) throw new Error(`it was not refused: ${String(error)}`);
  const problem = error.problems.find(
    ({ path, message }) => path === broken.path && message.includes(broken.message),
  );
  expect(problem ?? error.problems).toMatchObject({ path: broken.path });
  expect(problem?.place).toMatch(broken.place.includes(":") ? broken.place : `${broken.place}:`);
  expect(error.problems).toHaveLength(1);
  expect(error.message).toContain(`${problem?.place}: `);
  expect(await readdir(own, { recursive: true })).toEqual(written);
});

it("is the base of all of them that is not refused", async () => {
  const own = await mkdtemp(join(folder, "base-"));
  for (const [name, content] of Object.entries(filesOf(null))) await writeFile(join(own, name), content);
  expect((await loadScenario(join(own, "scenario.json"))).audience.size).toBe(3);
  expect(cases.length).toBeGreaterThanOrEqual(30);
});

it.each(["scenario.json", "feed.json", "profiles.json"])(
  "refuses %s nested too deeply to be read, and bytes that are not UTF-8",
  async (name) => {
    const own = await mkdtemp(join(folder, "deep-"));
    for (const [file, content] of Object.entries(filesOf(null))) await writeFile(join(own, file), content);
    for (const [content, message] of [
      ["[".repeat(100_000) + "]".repeat(100_000), "is nested more than 1000 levels deep"],
      [Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]), "it is not UTF-8 text"],
    ] as const) {
      await writeFile(join(own, name), content);
      await expect(loadScenario(join(own, "scenario.json"))).rejects.toMatchObject({
        code: "SCENARIO_INVALID",
        message: expect.stringContaining(message),
      });
    }
  },
);

function filesOf(broken: BadScenario | null): Record<string, string> {
  const base: Record<string, unknown> = structuredClone(bad.base);
  if (broken?.drawn !== undefined) {
    const segments = broken.drawn.map((segment) => ({ interests: { from: ["x"], count: 1 }, ...segment }));
    setAt(base, "/scenario.json/audience", { kind: "segments", size: broken.size ?? 10, segments });
    setAt(base, "/scenario.json/network", { kind: "nobody" });
  }
  if (broken?.event !== undefined) setAt(base, "/scenario.json/events", [broken.event]);
  for (const [path, value] of Object.entries(broken?.set ?? {}))
    setAt(base, `/${broken?.in ?? "scenario.json"}${path}`, value);
  if (broken?.drop !== undefined) setAt(base, `/scenario.json${broken.drop}`, undefined);
  const files = Object.fromEntries(
    Object.entries(base).map(([name, value]) => [
      name,
      typeof value === "string" ? value : JSON.stringify(value, null, 1),
    ]),
  );
  return broken?.file === undefined ? files : { ...files, [broken.file]: broken.text ?? "" };
}

function setAt(root: Record<string, unknown>, pointer: string, value: unknown): void {
  const keys = pointer.split("/").slice(1);
  const last = keys.pop() ?? "";
  let here: Record<string, unknown> = root;
  for (const key of keys) here = Object(here[key]);
  here[last] = value;
}
