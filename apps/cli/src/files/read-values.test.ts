import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { JsonSyntaxError, parseLocatedJson } from "./parse-json.js";
import { readValues } from "./read-values.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-values-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(content: string | Uint8Array, name = "v.json"): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

describe("JSON", () => {
  it("is read as JSON.parse reads it", () => {
    fc.assert(
      fc.property(fc.json({ depthSize: "medium" }), fc.constantFrom(undefined, 2, "\t"), (json, indent) => {
        const text = JSON.stringify(JSON.parse(json), null, indent);
        expect(parseLocatedJson(text).root.value).toEqual(JSON.parse(text));
      }),
    );
  });

  it("is refused where JSON.parse refuses it, and read where it does not", () => {
    const pieces = fc.constantFrom(
      ..."{}[]:,\"a\" 1 -0.5e3 01 1. true nul null // /**/ \\u00e9 \n \u00a0 'x'".split(" "),
      " ",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const text = parts.join("");
        const strict = attempt(() => JSON.parse(text));
        const ours = attempt(() => parseLocatedJson(text).root.value);
        expect(ours).toEqual(strict);
      }),
      { numRuns: 20_000 },
    );
  });

  it("keeps a property named __proto__ as one", () => {
    expect(Object.entries(parseLocatedJson('{"__proto__": 1}').root.value ?? {})).toEqual([["__proto__", 1]]);
  });

  it("nested 100,000 deep gives one clear message", async () => {
    for (const open of ["[", '{"a":']) {
      await expect(readValues(await file(open.repeat(100_000)))).rejects.toThrow(
        /v\.json:1:\d+: is not JSON \(it is nested more than 1000 levels deep\)/,
      );
    }
  });
});

function attempt(read: () => unknown): unknown {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof JsonSyntaxError) return "not JSON";
    throw error;
  }
}

describe("the values of a file", () => {
  it("name the line, the item and its id, also where a list stands in one line", async () => {
    const [, second] = await readValues(await file('[{"id":"a"},{"id":"b","likes":-1}]'));
    expect(second?.place("/likes")).toBe(`${join(folder, "v.json")}:1: item 2 (id "b")`);
  });

  it("name properties that stand twice, of the item in which they do", async () => {
    const values = await readValues(await file('[{"id":"a"},\n{"id":"b","x":{"y":1,\n"y":2}},{"id":"c"}]'));
    expect(values.map(({ faults }) => faults.map(({ place, message }) => `${place} ${message}`))).toEqual([
      [],
      [`${join(folder, "v.json")}:3: item 2 (id "b") the property "y" stands twice in one object`],
      [],
    ]);
  });

  it("name numbers that are too large for double precision, with their paths in the item", async () => {
    const values = await readValues(
      await file('[{"id":"a"},\n{"id":"b","x":[1,{"y/z":-1e400},\n2e999]},{"id":"c"}]'),
    );
    const beyond = "which is beyond the range of numbers in double precision (about ±1.8e308)";
    expect(
      values.map(({ faults }) => faults.map((one) => `${one.place}: ${one.path} ${one.message}`)),
    ).toEqual([
      [],
      [
        `${join(folder, "v.json")}:2: item 2 (id "b"): /x/1/y~1z is -1e400, ${beyond}`,
        `${join(folder, "v.json")}:3: item 2 (id "b"): /x/2 is 2e999, ${beyond}`,
      ],
      [],
    ]);
    const [line] = await readValues(await file('{"x":1e400}\n{"x":1}', "v.ndjson"));
    expect(line?.faults).toMatchObject([{ place: `${join(folder, "v.ndjson")}:1`, path: "/x" }]);
  });

  it.each<[string, Uint8Array, RegExp]>([
    ["Latin-1", Buffer.from('["a",\n"\xe9"]', "latin1"), /is not UTF-8 text \(line 2, byte 8: 0xe9\)/],
    ["a cut character", Buffer.from([0x22, 0xf0, 0x9f, 0x9a]), /is not UTF-8 text \(line 1, byte 2: 0xf0/],
  ])("in %s are refused with the place", async (_, bytes, message) => {
    await expect(readValues(await file(bytes))).rejects.toThrow(message);
  });

  it("may begin with a byte order mark", async () => {
    expect((await readValues(await file('\uFEFF{"a":1}')))[0]?.value).toEqual({ a: 1 });
  });

  it("grow in steps that grow with the file, not with its square", async () => {
    // Counted, not timed: every place is looked up once in a list of lines that is made once.
    const post = (id: number): string => `{"id":"p${id}","likes":-1}`;
    const values = await readValues(
      await file(`[\n${Array.from({ length: 32_000 }, (_, id) => post(id)).join(",\n")}\n]`),
    );
    expect(values.at(-1)?.place("/likes")).toBe(`${join(folder, "v.json")}:32001: item 32000 (id "p31999")`);
  });
});
