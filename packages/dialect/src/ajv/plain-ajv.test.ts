import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, it } from "vitest";
import { lintSchema } from "../lint/lint-schema.js";
import { portableSchema, value } from "../testing/portable-schema.js";
import { compileCheck } from "./compile-check.js";

it("gives the verdict that Ajv gives without our vocabulary, for any schema and value", () => {
  fc.assert(
    fc.property(portableSchema, fc.array(value, { minLength: 5, maxLength: 5 }), (schema, values) => {
      fc.pre(lintSchema(schema).length === 0);
      const plain = new Ajv2020({
        strict: false,
        validateSchema: false,
        ownProperties: true,
        logger: false,
      }).compile(schema);
      const ours = compileCheck(schema);
      for (const instance of values)
        expect({ value: instance, valid: ours(instance) }).toEqual({
          value: instance,
          valid: plain(instance),
        });
    }),
    { numRuns: 300 },
  );
}, 60_000);

it("reports a violation exactly when the verdict is no", () => {
  fc.assert(
    fc.property(portableSchema, value, (schema, instance) => {
      fc.pre(lintSchema(schema).length === 0);
      const check = compileCheck(schema);
      expect(check(instance)).toBe((check.errors ?? []).length === 0);
    }),
    { numRuns: 200 },
  );
}, 60_000);
