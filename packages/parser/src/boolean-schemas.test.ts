import fc from "fast-check";
import { expect, it } from "vitest";
import { type ContractLike, createParser, parseText } from "./index.js";

const contractOf = (schema: object): ContractLike => ({
  schema,
  validate: () => [],
  fillDefaults: (value) => value,
});

/** Schemas in which `true` and `false` stand wherever JSON Schema lets them. */
const { schema: schemas } = fc.letrec<{ schema: object; part: object | boolean }>((tie) => ({
  part: fc.oneof({ maxDepth: 3 }, fc.boolean(), tie("schema")),
  schema: fc.record(
    {
      type: fc.constantFrom("object", "array", "string", "number", ["array", "null"]),
      properties: fc.dictionary(fc.constantFrom("a", "b", "c"), tie("part")),
      required: fc.constant(["a"]),
      additionalProperties: tie("part"),
      items: tie("part"),
      prefixItems: fc.array(tie("part"), { maxLength: 3 }),
      anyOf: fc.array(tie("part"), { minLength: 1, maxLength: 2 }),
      oneOf: fc.array(tie("part"), { minLength: 1, maxLength: 2 }),
    },
    { requiredKeys: [] },
  ),
}));

const texts = [
  '["s",1,2]',
  '[["s",1]]',
  '{"a":["s",1,2],"b":{"c":null}}',
  "{a: [1, 2,], 'b': 'x'}",
  'Sure: {"a":1} or {"a":2}',
  '{"answer":["s",1]}',
  '["a", "b"',
  '{"a":1}{"a":2}',
];

it("reads any text against any schema without failing, whole and in pieces", () => {
  fc.assert(
    fc.property(schemas, fc.constantFrom(...texts), (schema, text) => {
      const { state } = parseText(text, contractOf(schema));
      expect(["valid", "invalid", "unreadable"]).toContain(state);
      const parser = createParser(contractOf(schema));
      parser.push(text.slice(0, 5));
      parser.push(text.slice(5));
      expect(parser.end().state).toBe(state);
    }),
    { numRuns: Number(process.env.CONCORDAT_RUNS ?? 300) },
  );
});

it("reads the items of a tuple as their places describe them", () => {
  const schema = { type: "array", prefixItems: [{ type: "number" }, { type: "string" }], items: false };
  const isPoint = (value: unknown): boolean =>
    Array.isArray(value) &&
    typeof value[0] === "number" &&
    typeof value[1] === "string" &&
    value.length === 2;
  const wrong = { code: "type", path: "", keyword: "type", message: "must be a number and a text" };
  const point: ContractLike = {
    schema,
    validate: (value) => (isPoint(value) ? [] : [wrong]),
    fillDefaults: (value) => value,
  };
  expect(parseText('["1", 2]', point)).toMatchObject({ state: "valid", value: [1, "2"] });
  expect(parseText('["s", 1, 2]', point).state).toBe("invalid");
});
