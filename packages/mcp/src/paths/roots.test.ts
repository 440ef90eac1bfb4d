import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { connect, textOf } from "../testing/connect.js";

let place: string;
let allowed: string;

beforeEach(async () => {
  place = await realpath(await mkdtemp(join(tmpdir(), "concordat-mcp-")));
  allowed = join(place, "allowed");
  await mkdir(join(allowed, "deep"), { recursive: true });
  await writeFile(join(allowed, "ok.json"), '{"type": "string"}');
  await writeFile(join(place, "secret.json"), '{"type": "string"}');
});

afterEach(() => rm(place, { recursive: true, force: true }));

type Connection = Awaited<ReturnType<typeof connect>>;

/** Checks a value against the schema in a file: the result tells whether the file was read. */
async function readThrough({ client }: Pick<Connection, "client">, file: string): Promise<string> {
  const result = await client.callTool({
    name: "validate_value",
    arguments: { contract: { file }, value: "a" },
  });
  return result.isError === true ? textOf(result) : "read";
}

it("reads files inside the client's roots and refuses all others", async () => {
  await symlink(join(place, "secret.json"), join(allowed, "link.json"));
  const connection = await connect({ roots: [allowed], workingFolder: place });
  const outside = expect.stringContaining("is outside of the folders that the client allows");
  expect(await readThrough(connection, "ok.json")).toBe("read");
  expect(await readThrough(connection, join(allowed, "deep/../ok.json"))).toBe("read");
  expect(await readThrough(connection, join(place, "secret.json"))).toEqual(outside);
  expect(await readThrough(connection, "../secret.json")).toEqual(outside);
  expect(await readThrough(connection, "link.json")).toEqual(outside);
  expect(await readThrough(connection, `${allowed}-and-more/x.json`)).toEqual(outside);
  await connection.close();
});

it("refuses a schema in a file with a number that would be read as another, with its place", async () => {
  await writeFile(join(allowed, "large.json"), '{"type": "object",\n"enum": [1e400, 5]}');
  const { client, close } = await connect({ roots: [allowed], workingFolder: allowed });
  const contract = { file: "large.json" };
  for (const [name, input] of [
    ["validate_value", { contract, value: null }],
    ["parse_text", { contract, text: "null" }],
    ["diff_schemas", { old: contract, new: contract }],
  ] as const) {
    const refused = await client.callTool({ name, arguments: input });
    expect([refused.isError, textOf(refused)]).toEqual([
      true,
      "large.json:2: /enum/0 is 1e400, which is beyond the range of numbers in double precision (about ±1.8e308)",
    ]);
  }
  await close();
});

it("allows the working folder alone where the client knows no roots", async () => {
  const connection = await connect({ workingFolder: allowed });
  expect(await readThrough(connection, "ok.json")).toBe("read");
  expect(await readThrough(connection, "../secret.json")).toContain(allowed);
  await connection.close();
});

it("allows nothing where the client names no folder, not even the working folder", async () => {
  const connection = await connect({ roots: [], workingFolder: allowed });
  expect(await readThrough(connection, "ok.json")).toContain("the client allows no folder");
  await connection.close();
});

it("says in a result that a client hides its roots, and reads no file then", async () => {
  const connection = await connect({ hidesRoots: true, workingFolder: allowed });
  expect(await readThrough(connection, "ok.json")).toContain("the client did not name its roots");
  const read = await connection.client.callTool({
    name: "parse_text",
    arguments: { text: "{}", contract: { schema: {} } },
  });
  expect(read.structuredContent).toMatchObject({ state: "valid" });
  await connection.close();
});

it.skipIf(process.platform === "win32")("waits for no pipe, neither a file nor one in a folder", async () => {
  await mkdir(join(allowed, "run"));
  for (const name of ["pipe.json", "run/scenario.json"])
    execFileSync("sh", ["-c", `mkfifo "$0"`, join(allowed, name)]);
  const connection = await connect({ roots: [allowed] });
  const refused = expect.stringContaining("is neither a file nor a folder");
  expect(await readThrough(connection, "pipe.json")).toEqual(refused);
  const verified = await connection.client.callTool({ name: "verify_simulation", arguments: { run: "run" } });
  expect(textOf(verified)).toEqual(refused);
  await connection.close();
});

it("asks for the roots again when the client says that they have changed", async () => {
  const roots = [join(allowed, "deep")];
  const connection = await connect({ roots });
  expect(await readThrough(connection, join(allowed, "ok.json"))).toContain("is outside");
  roots.push(allowed);
  await connection.client.sendRootsListChanged();
  expect(await readThrough(connection, join(allowed, "ok.json"))).toBe("read");
  await connection.close();
});

const scenario = {
  name: "small",
  seed: 1,
  rounds: 2,
  starts_at: "2026-03-14T08:00:00Z",
  round_minutes: 60,
  audience: { kind: "profiles", file: "profiles.json" },
  network: { kind: "random", follows_each: 1 },
  feed: { ranker: "chronological", size: null },
  activity: 1,
  policy: { kind: "cascade", probability: 1 },
};

it("refuses a scenario that names a file outside, before it is opened", async () => {
  await writeFile(join(place, "profiles.json"), "[]");
  await writeFile(
    join(allowed, "scenario.json"),
    JSON.stringify({ ...scenario, audience: { kind: "profiles", file: "../profiles.json" } }),
  );
  const { client, close } = await connect({ roots: [allowed] });
  const started = await client.callTool({
    name: "start_simulation",
    arguments: { run: "run", scenario: "scenario.json" },
  });
  expect([started.isError, textOf(started)]).toEqual([
    true,
    expect.stringContaining("profiles.json is outside"),
  ]);
  await close();
});

it("writes nothing through a link that leads out, or nowhere", async () => {
  await symlink(join(place, "elsewhere"), join(allowed, "dangling"));
  await mkdir(join(allowed, "run"));
  await symlink(place, join(allowed, "run/inputs"));
  const { client, close } = await connect({ roots: [allowed] });
  const start = async (run: string) =>
    textOf(await client.callTool({ name: "start_simulation", arguments: { run } }));
  expect(await start("dangling/run")).toContain("a symbolic link that leads nowhere");
  expect(await start("run")).toContain("is outside of the folders");
  await close();
});
