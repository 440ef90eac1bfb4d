import { contractRefs, loadContract } from "@concordat/contracts";
import { agentDecision } from "@concordat/contracts/agent-decision";
import { agentDecisionV1 } from "@concordat/contracts/agent-decision/v1";
import type { JsonSchema } from "@concordat/contracts/contract";
import { iterationResponse } from "@concordat/contracts/iteration-response";
import { reasonerResponseV1 } from "@concordat/contracts/reasoner-response/v1";
import { describe, expect, it } from "vitest";
import { compileGrammar } from "../gbnf/index.js";
import { describeSchema, toWireSchema, type WireForm, wireForms } from "../index.js";
import { createAcceptor } from "../testing/grammar-acceptor.js";

const forms = Object.values(wireForms);

function keywordsIn(schema: unknown): Set<string> {
  const found = new Set<string>();
  JSON.stringify(schema, (key, value) => {
    found.add(key);
    return value;
  });
  return found;
}

describe("a contract on the wire", () => {
  it.each(forms)("holds nothing that $name would ignore", async (form) => {
    const ignored = [
      ...["$ref", "$defs", "$id", "title", "description", "examples", "default", "format", "uniqueItems"],
      ...(form.stringBounds ? [] : ["minLength", "maxLength"]),
      ...(form.arrayBounds ? [] : ["minItems", "maxItems"]),
      ...(form.numberBounds === "none" ? ["minimum", "maximum"] : []),
      ...(form.patterns === "none" ? ["pattern"] : []),
      ...["oneOf", "anyOf"].filter((keyword) => keyword !== form.unions),
    ];
    for (const ref of contractRefs) {
      const { schema } = await loadContract(ref);
      // Names in instances are not keywords: analysis-report has properties called title, statechart one called
      // description.
      const found = keywordsIn(stripPropertyNames(toWireSchema(schema, form)));
      expect(ignored.filter((keyword) => found.has(keyword))).toEqual([]);
    }
  });

  it("asks for the reason before the choice", () => {
    const branches = toWireSchema(agentDecision.schema, wireForms.llama, { omit: ["content"] }).oneOf ?? [];
    expect(branches.map(({ properties }) => Object.keys(properties ?? {}))).toEqual([
      ["reason", "choice"],
      ["reason", "choice", "content"],
      ["reason", "choice", "content"],
      ["reason", "choice"],
    ]);
  });

  it("gives every string an end, far above what is asked for", () => {
    const { properties } = toWireSchema(iterationResponse.schema, wireForms.llama);
    expect(properties?.plan).toEqual({ type: "string", minLength: 5, maxLength: 2_000 });
    const limited = toWireSchema(iterationResponse.schema, wireForms.llama, { limits: { text: 99 } });
    expect(limited.properties?.plan).toEqual({ type: "string", minLength: 5, maxLength: 99 });
  });

  it("keeps a bound of the contract's own, however it stands to ours", () => {
    const bounded = (maxLength: number, form: WireForm) => toWireSchema({ type: "string", maxLength }, form);
    expect([5, 2_000, 2_001].map((most) => bounded(most, wireForms.ollama))).toEqual([
      { type: "string", maxLength: 5 },
      { type: "string", maxLength: 2_000 },
      { type: "string" },
    ]);
    expect([2_001, 100_000, 100_001].map((most) => bounded(most, wireForms.llama))).toEqual([
      { type: "string", maxLength: 2_001 },
      { type: "string", maxLength: 100_000 },
      { type: "string" },
    ]);
    expect(toWireSchema({ type: "array", maxItems: 3 }, wireForms.ollama)).toEqual({
      type: "array",
      maxItems: 3,
    });
  });

  it("adds no bound below what the contract wants at the least", () => {
    const limits = { text: 10, items: 2 };
    expect(toWireSchema({ type: "string", minLength: 10 }, wireForms.llama, { limits })).toEqual({
      type: "string",
      minLength: 10,
    });
    expect(toWireSchema({ type: "array", minItems: 5 }, wireForms.llama, { limits })).toEqual({
      type: "array",
      minItems: 5,
    });
  });

  it("has doubled limits where requested, up to the engine's largest count", () => {
    const room = (times: number, form: WireForm) => toWireSchema({ type: "string" }, form, {}, times);
    const first = { type: "string", maxLength: 2_000 };
    expect([1, 2].map((times) => room(times, wireForms.ollama))).toEqual([first, { type: "string" }]);
    expect([1, 2].map((times) => room(times, wireForms.llama))).toEqual([
      first,
      { type: "string", maxLength: 4_000 },
    ]);
    expect(toWireSchema({ type: "array" }, wireForms.llama, {}, 2)).toEqual({ type: "array", maxItems: 512 });
  });

  it("leaves out what need not be said: what may be null, and what the caller knows", () => {
    const named = (form: WireForm) => {
      const wire = toWireSchema(agentDecisionV1.schema, form, { omit: ["timestamp"] });
      return Object.keys((wire.oneOf ?? wire.anyOf)?.[0]?.properties ?? wire.properties ?? {}).sort();
    };
    expect(named(wireForms.flat)).toEqual(["choice", "content", "post_id", "reason"]);
    expect(named(wireForms.llama)).toEqual(["choice", "content", "post_id", "reason"]);
  });

  it("asks for an optional property as nullable where all are required", () => {
    const { properties, required } = toWireSchema(iterationResponse.schema, wireForms.openai);
    expect(required).toEqual(Object.keys(properties ?? {}));
    expect(properties?.saved_csv?.anyOf?.map(({ type }) => type)).toEqual(["array", "null"]);
    const flat = toWireSchema(iterationResponse.schema, wireForms.flat);
    expect(flat.properties?.saved_csv?.type).toEqual(["array", "null"]);
  });

  it("is one object where unions are not known", () => {
    expect(toWireSchema(agentDecision.schema, wireForms.flat)).toMatchObject({
      type: "object",
      properties: {
        choice: { enum: ["LIKE", "REPLY", "RESHARE", "SCROLL"] },
        content: { type: ["string", "null"] },
      },
      required: ["reason", "choice", "content"],
    });
  });

  it("takes for a property only what the schema names, and not what every object inherits", () => {
    const text: JsonSchema = { type: "string" };
    const house: JsonSchema = {
      type: "object",
      properties: { constructor: text },
      required: ["constructor"],
    };
    const ship: JsonSchema = { type: "object", properties: { sails: text }, required: ["sails"] };
    expect(toWireSchema({ anyOf: [house, ship] }, wireForms.flat).properties).toEqual({
      constructor: { type: ["string", "null"] },
      sails: { type: ["string", "null"] },
    });
    const extended = toWireSchema(ship, wireForms.openai, { extension: { constructor: text } });
    expect(extended.properties).toEqual({ constructor: text, sails: text });
  });

  it("is narrowed to the states open now", () => {
    const wire = toWireSchema(reasonerResponseV1.schema, wireForms.llama, {
      narrow: { "/next_state": ["idle", "resting"] },
    });
    expect(wire.properties?.next_state).toEqual({ type: "string", enum: ["idle", "resting"] });
  });

  it("never changes the contract", () => {
    const before = JSON.stringify(agentDecision.schema);
    for (const form of forms) toWireSchema(agentDecision.schema, form);
    expect(JSON.stringify(agentDecision.schema)).toBe(before);
  });

  it("keeps the definitions of a schema that refers to itself", () => {
    const tree: JsonSchema = {
      $ref: "#/$defs/Node",
      $defs: { Node: { type: "object", properties: { next: { $ref: "#/$defs/Node" } } } },
    };
    const wire = toWireSchema(tree, wireForms.llama);
    expect(wire.$defs).toEqual(tree.$defs);
    const accepts = createAcceptor(compileGrammar(wire).grammar);
    expect([accepts('{"next":{"next":{}}}'), accepts('{"next":{"next":1}}')]).toEqual([true, false]);
  });

  it.each([
    ["named twice at each of thirty steps", (step: number) => [step + 1, step + 1]],
    ["that all name one another", () => Array.from({ length: 30 }, (_, other) => other)],
  ])("does not grow without bound by definitions %s", (_, namedBy) => {
    const names = Array.from({ length: 31 }, (_, step) => step);
    const definition = (step: number): JsonSchema => ({
      type: "object",
      properties: Object.fromEntries(
        namedBy(step).map((other, index): [string, JsonSchema] => [
          `p${index}`,
          { $ref: `#/$defs/d${other}` },
        ]),
      ),
    });
    const $defs = Object.fromEntries([
      ...names.map((step): [string, JsonSchema] => [`d${step}`, definition(step)]),
      ["d31", { type: "string" } as const],
    ]);
    for (const form of forms) {
      const wire = toWireSchema(
        { type: "object", properties: { first: { $ref: "#/$defs/d0" } }, $defs },
        form,
      );
      expect(JSON.stringify(wire).length).toBeLessThan(200_000);
    }
    const narrowed = toWireSchema(
      { type: "object", properties: { first: { $ref: "#/$defs/d0" } }, $defs },
      wireForms.llama,
      { narrow: { "/first/p1": ["a"] } },
    );
    expect(narrowed.properties?.first?.properties?.p1).toEqual({ type: "string", enum: ["a"] });
  });

  it("keeps the keywords next to a reference, in addition to its target", () => {
    const short: JsonSchema = {
      $ref: "#/$defs/Name",
      maxLength: 3,
      $defs: { Name: { type: "string", maxLength: 9 } },
    };
    const accepts = createAcceptor(compileGrammar(toWireSchema(short, wireForms.llama)).grammar);
    expect([accepts('"abc"'), accepts('"abcd"')]).toEqual([true, false]);
  });

  it("sends the bounds and patterns of our own grammar as they are, and whole bounds to others", () => {
    const confidence: JsonSchema = { type: "number", exclusiveMinimum: 0, maximum: 1, multipleOf: 0.1 };
    expect(toWireSchema(confidence, wireForms.llama)).toEqual(confidence);
    const count: JsonSchema = { type: "integer", minimum: 1.5, exclusiveMinimum: 3, maximum: 9.5 };
    expect(toWireSchema(count, wireForms.ollama)).toEqual({ type: "integer", minimum: 4, maximum: 9 });
    const slug: JsonSchema = { type: "string", pattern: "^[a-z]+$", maxLength: 9 };
    expect(toWireSchema(slug, wireForms.llama)).toEqual(slug);
  });
});

it("is described in a line, branches of one shape once", () => {
  expect(describeSchema(toWireSchema(agentDecision.schema, wireForms.llama, { omit: ["content"] }))).toBe(
    '{"reason":string,"choice":"LIKE"|"SCROLL"} or {"reason":string,"choice":"REPLY"|"RESHARE","content":string}',
  );
});

/** The schema with each `properties` as a list, so that a property's name is not treated as a keyword. */
function stripPropertyNames(schema: JsonSchema): unknown {
  return JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key === "properties" && !Array.isArray(value)
        ? Object.values(value)
        : key === "required" || key === "enum"
          ? 0
          : value,
    ),
  );
}
