import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type } from "arktype";
import Type from "typebox";
import * as v from "valibot";
import { describe, expect, expectTypeOf, it } from "vitest";
import * as z from "zod";
import { generateMany, type Many } from "../many/index.js";
import { createScriptedClient } from "../scripted/index.js";
import { type ObjectStream, streamObject } from "../stream/index.js";
import { generateObject, type Outcome } from "./index.js";

const messages = [{ role: "user", content: "Where are you?" }] as const;
const good = '{"name": "Tartu", "founded": "1030-01-01"}';

const schemas = {
  zod: z.object({ name: z.string().min(1), founded: z.iso.date().transform((text) => new Date(text)) }),
  valibot: v.object({
    name: v.pipe(v.string(), v.minLength(1)),
    founded: v.pipe(
      v.string(),
      v.isoDate(),
      v.transform((text) => new Date(text)),
    ),
  }),
  arktype: type({ name: "string > 0", founded: "string.date.iso.parse" }),
};
const typeBox = Type.Object({ name: Type.String({ minLength: 1 }), founded: Type.Optional(Type.String()) });

interface City {
  name: string;
  founded: Date;
}

describe("a schema of another library", () => {
  it.each(Object.entries(schemas))("of %s is asked for as it is", async (_, contract) => {
    const client = createScriptedClient(['{"name": "", "founded": "1030-01-01"}', good]);
    const outcome = await generateObject({ client, contract, messages });
    expect(outcome).toMatchObject({
      state: "valid",
      value: { name: "Tartu", founded: new Date("1030-01-01") },
    });
    expect(client.requests[0]?.schema?.properties?.name).toMatchObject({ type: "string" });
    expect(client.requests[1]?.messages.at(-1)?.content).toMatch(/cannot be used: .*name/);
  });

  it("of TypeBox too", async () => {
    const client = createScriptedClient(['{"name": ""}', '{"name": "Tartu"}']);
    const outcome = await generateObject({ client, contract: typeBox, messages });
    expect(outcome).toMatchObject({ state: "valid", value: { name: "Tartu" }, answers: 2 });
    expectTypeOf(outcome).toEqualTypeOf<Outcome<{ name: string; founded?: string }>>();
  });

  it("gives the type of what it makes", () => {
    const client = createScriptedClient([good]);
    const { zod, valibot, arktype } = schemas;
    const ask = () => generateObject({ client, contract: zod, messages });
    expectTypeOf(ask).returns.resolves.toEqualTypeOf<Outcome<City>>();
    const ask2 = () => generateObject({ client, contract: valibot, messages });
    expectTypeOf(ask2).returns.resolves.toEqualTypeOf<Outcome<City>>();
    const ask3 = () => generateObject({ client, contract: arktype, messages });
    expectTypeOf(ask3).returns.resolves.toEqualTypeOf<Outcome<City>>();
    const stream = () => streamObject({ client, contract: zod, messages });
    expectTypeOf(stream).returns.toEqualTypeOf<ObjectStream<City>>();
    const many = () => generateMany({ client, contract: zod, items: [1], prompt: String });
    expectTypeOf(many).returns.resolves.toEqualTypeOf<Many<City>>();
    const manyBoxes = () => generateMany({ client, contract: typeBox, items: [1], prompt: String });
    expectTypeOf(manyBoxes).returns.resolves.toEqualTypeOf<Many<{ name: string; founded?: string }>>();
  });

  it("tells the model what its own checks complain of, however long they take", async () => {
    const contract = z.object({
      sku: z.string().refine(async (sku) => {
        await Promise.resolve();
        return sku.startsWith("A");
      }, "no such product"),
    });
    const client = createScriptedClient(['{"sku": "B1"}', '{"sku": "A1"}']);
    const outcome = await generateObject({ client, contract, messages });
    expect(outcome).toMatchObject({ state: "valid", value: { sku: "A1" } });
    expect(outcome.attempts[0]?.violations).toMatchObject([{ path: "/sku", keyword: "custom" }]);
    expect(client.requests[1]?.messages.at(-1)?.content).toContain("no such product");
  });

  it("ends as invalid, and never as an answer, when its check throws", async () => {
    const contract = z.object({ json: z.string().transform((text): unknown => JSON.parse(text)) });
    const client = createScriptedClient(['{"json": "{"}']);
    const outcome = await generateObject({ client, contract, messages });
    expect(outcome).toMatchObject({
      state: "invalid",
      value: { json: "{" },
      error: { code: "CONTRACT_VIOLATION" },
    });
  });

  it("can be narrowed and extended", async () => {
    const contract = z.object({ post: z.string() });
    const client = createScriptedClient(['{"why": "near", "post": "p3"}', '{"why": "near", "post": "p1"}']);
    const outcome = await generateObject({
      client,
      contract,
      messages,
      narrow: { "/post": ["p1", "p2"] },
      extension: { why: { type: "string" } },
    });
    expect(outcome).toMatchObject({
      state: "valid",
      value: { post: "p1" },
      extension: { why: "near" },
      answers: 2,
    });
  });

  it("refuses examples that break it, also when it takes its time to say so", async () => {
    const client = createScriptedClient(['{"n": 2}']);
    const examples = [{ input: "one", output: { n: 1 } }];
    const even = z.object({ n: z.number().refine((n) => n % 2 === 0, "must be even") });
    const later = z.object({ n: z.number().refine(async (n) => n % 2 === 0, "must be even") });
    for (const contract of [even, later]) {
      await expect(generateObject({ client, contract, messages, examples })).rejects.toThrow(
        "examples[0].output.n breaks the contract: must be even",
      );
    }
    expect(client.requests).toEqual([]);
  });

  it("streams", async () => {
    const client = createScriptedClient([good]);
    const { partials, outcome } = streamObject({ client, contract: schemas.zod, messages });
    const shown: unknown[] = [];
    for await (const { value } of partials) shown.push(value);
    expect(shown).toEqual([{ name: "Tartu", founded: "1030-01-01" }]);
    expect(await outcome).toMatchObject({ value: { founded: new Date("1030-01-01") } });
  });

  it("that JSON Schema cannot write is refused before anything is sent", async () => {
    const client = createScriptedClient([good]);
    const contract = z.object({ founded: z.date() });
    await expect(generateObject({ client, contract, messages })).rejects.toThrow(
      /zod cannot be written as JSON Schema; .*Date/,
    );
    expect(client.requests).toEqual([]);
  });
});

describe("many values of another library's schema", () => {
  it("are kept as they were written, and transformed again when they are read", async () => {
    const folder = await mkdtemp(join(tmpdir(), "concordat-many-"));
    const journal = join(folder, "cities.ndjson");
    const client = createScriptedClient([good]);
    const ask = () =>
      generateMany({ client, contract: schemas.zod, items: ["a", "b"], prompt: String, journal });
    const first = await ask();
    const again = await ask();
    expect(client.requests).toHaveLength(2);
    expect(first.results).toMatchObject([{ value: { founded: new Date("1030-01-01") } }, { state: "valid" }]);
    expect(again).toEqual(first);
    expect(await readFile(journal, "utf8")).toContain('"value":{"name":"Tartu","founded":"1030-01-01"}');
    await rm(folder, { recursive: true });
  });

  it("that the schema refuses by now are no results", async () => {
    const folder = await mkdtemp(join(tmpdir(), "concordat-many-"));
    const journal = join(folder, "cities.ndjson");
    const client = createScriptedClient(['{"n": 1}']);
    const ask = (accept: (n: number) => boolean) =>
      generateMany({
        client,
        contract: z.object({ n: z.number().refine(accept, "must be accepted") }),
        items: ["a"],
        prompt: String,
        journal,
      });
    await ask(() => true);
    await expect(ask(() => false)).rejects.toMatchObject({ code: "CONTRACT_VIOLATION" });
    await rm(folder, { recursive: true });
  });
});
