import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ndjson, runCli } from "../testing/run-cli.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-cli-"));
  const city = {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "City",
    type: "object",
    properties: { name: { type: "string", minLength: 1 }, people: { type: "integer", default: 0 } },
    required: ["name"],
    additionalProperties: false,
  };
  await writeFile(join(folder, "city.json"), JSON.stringify(city));
  await writeFile(
    join(folder, "tags.json"),
    '{"type": "array", "items": {"type": "string"}, "uniqueItems": true}',
  );
  await writeFile(join(folder, "broken.json"), "{");
  await writeFile(join(folder, "list.json"), "[]");
  await writeFile(join(folder, "large.json"), '{"type": "number",\n"default": 1e400}');
  await writeFile(
    join(folder, "deep.json"),
    `{"x": ${"[".repeat(1_001)}${"]".repeat(1_001)},\n"enum": [1e400, 5]}`,
  );
  await writeFile(join(folder, "wrong.json"), '{"type": "strin"}');
  await writeFile(join(folder, "values.ndjson"), '{"name": "Uppsala"}\n{"name": ""}\n');
});
afterAll(() => rm(folder, { recursive: true }));

const run = (args: readonly string[], input = "") => runCli(args, { cwd: folder, input });

describe("--schema FILE in place of a contract", () => {
  it("is what concordat parse reads a text as", async () => {
    const { code, out } = await run(["parse", "--schema", "city.json"], "Sure: {name: 'Uppsala'}");
    expect([code, ndjson(out)]).toMatchObject([
      0,
      [{ state: "valid", value: { name: "Uppsala", people: 0 } }],
    ]);
  });

  it("is what concordat validate holds files to", async () => {
    const { code, out, err } = await run(["validate", "--schema", "city.json", "values.ndjson"]);
    expect([code, out, err]).toEqual([
      1,
      expect.stringMatching(/values.ndjson:2.*\/name must not be empty/),
      expect.stringContaining("1 of 2 valid against City/v1"),
    ]);
    expect(await run(["validate", "--schema", "city.json"], '{"name":"x"}')).toMatchObject({ code: 0 });
  });

  it("may be named where a contract is, as a whole or with a place in it", async () => {
    for (const file of ["city.json", join(folder, "city.json"), "city.json#"]) {
      const { code, err } = await run(["validate", file, "values.ndjson"]);
      expect([code, err]).toEqual([1, expect.stringContaining("1 of 2 valid against City/v1")]);
    }
    const { code, err } = await run(["validate", "no.json", "values.ndjson"]);
    expect([code, err]).toEqual([2, expect.stringContaining("no.json")]);
  });

  it("is what concordat schema prints, in its canonical form, as a list or on the wire", async () => {
    const print = async (...args: string[]) =>
      JSON.parse((await run(["schema", "--schema", "city.json", ...args])).out);
    expect(await print()).toMatchObject({ title: "City", required: ["name"] });
    expect(await print("--engine", "openai")).toMatchObject({ required: ["name", "people"] });
    expect(await print("--list")).toMatchObject({ type: "array", items: { title: "City" } });
  });

  it("is explained: what an engine does not enforce is listed next to the schema that it is sent", async () => {
    const { code, out, err } = await run([
      "schema",
      "--schema",
      "tags.json",
      "--engine",
      "llama",
      "--explain",
    ]);
    expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ type: "array" })]);
    expect(err.trim().split("\n")).toEqual([
      "llama does not enforce these rules of the contract; answers are checked against them:",
      "  /uniqueItems: a grammar does not compare items",
    ]);
    expect(
      (await run(["schema", "--schema", "city.json", "--engine", "ollama", "--explain"])).err.trim(),
    ).toBe("ollama enforces every rule of the contract");
    expect(await run(["schema", "post", "--explain"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("--explain needs an engine"),
    });
  });

  it.each([
    [["parse"], "name a contract, or give a schema with --schema FILE"],
    [["validate"], "name a contract, or give a schema with --schema FILE"],
    [
      ["parse", "post", "--schema", "city.json"],
      "name a contract (post) or give a schema (--schema city.json), not both",
    ],
    [["schema", "post", "--schema", "city.json"], "not both"],
    [["parse", "--schema", "nowhere.json"], "nowhere.json cannot be read"],
    [["parse", "--schema", "broken.json"], "broken.json: is not valid JSON"],
    [["validate", "--schema", "list.json"], "list.json: is not a JSON Schema"],
    [["validate", "--schema", "wrong.json"], "wrong.json: "],
  ])("%j ends with 2 and one clear message", async (args, message) => {
    const { code, out, err } = await run(args);
    expect([code, out, err]).toEqual([2, "", expect.stringContaining(message)]);
    expect(err).not.toContain("    at ");
  });
});

it.each([
  [["validate", "--schema", "large.json", "values.ndjson"], "large.json:2: /default is 1e400"],
  [["diff", "city.json", "large.json"], "large.json:2: /default is 1e400"],
  [["validate", "--schema", "deep.json", "values.ndjson"], "deep.json:2: /enum/0 is 1e400"],
])("refuses a number that is too large in a schema, with its place: %j", async (args, message) => {
  expect(await run(args)).toMatchObject({
    code: 2,
    out: "",
    err: expect.stringContaining(`${message}, which is beyond the range of numbers`),
  });
});
