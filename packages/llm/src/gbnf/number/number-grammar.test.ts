import type { JsonSchema } from "@concordat/contracts/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createAcceptor } from "../../testing/grammar-acceptor.js";
import { grammarTexts } from "../../testing/grammar-texts.js";
import { compileGrammar, type GrammarOptions } from "../index.js";

const acceptorOf = (schema: JsonSchema, options: GrammarOptions = {}) =>
  createAcceptor(compileGrammar(schema, options).grammar);

describe("a number", () => {
  const accepts = acceptorOf({ type: "number" });

  it("is accepted as JavaScript writes it, whichever it is", () => {
    const ends = [
      Number.MAX_VALUE,
      -Number.MAX_VALUE,
      1e308,
      1.1e308,
      1.79e308,
      9e307,
      1e21,
      123_456_789_012_345_680_000,
      Number.MIN_VALUE,
      1e-323,
      1.2345678901234567e-6,
      1e-7,
    ];
    expect(ends.filter((value) => !accepts(JSON.stringify(value)))).toEqual([]);
    fc.assert(
      fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), (value) => {
        expect({ value, accepted: accepts(JSON.stringify(value)) }).toEqual({ value, accepted: true });
      }),
      { numRuns: 300 },
    );
  });

  it.each(["1.7976931348623158e+308", "2e+308", "1.8e+308", "1e+309"])(
    "is not %s, which is too large",
    (text) => {
      expect(accepts(text)).toBe(false);
    },
  );

  it("is finite whatever is accepted", () => {
    fc.assert(
      fc.property(grammarTexts(compileGrammar({ type: "number" }).grammar), (text) => {
        expect(Number.isFinite(JSON.parse(text))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe("multiples", () => {
  it.each([2, 0.5, 0.01, 16])("of %s are all large numbers, exactly", (multipleOf) => {
    const { grammar, unenforced } = compileGrammar({ type: "number", minimum: 0, multipleOf });
    const accepts = createAcceptor(grammar);
    expect([unenforced, accepts("1e+21"), accepts("1.2345678901234567e+21")]).toEqual([[], true, true]);
  });

  it("of 3 are only some of them, which is listed", () => {
    const { grammar, unenforced } = compileGrammar({ type: "integer", multipleOf: 3 });
    expect(createAcceptor(grammar)("3e+21")).toBe(true);
    expect(unenforced.map(({ pointer }) => pointer)).toEqual(["/multipleOf"]);
  });

  it("of 3 below a bound are held", () => {
    const { unenforced } = compileGrammar({ type: "integer", multipleOf: 3, minimum: 0, maximum: 1_000 });
    expect(unenforced).toEqual([]);
  });
});

describe("a limit of digits", () => {
  it.each<[schema: JsonSchema, value: number]>([
    [{ type: "integer", minimum: 1e16 }, 1e16],
    [{ type: "integer", maximum: -1e17 }, -1e17],
    [{ type: "integer", exclusiveMinimum: 999_999_999_999_999 }, 1e15],
    [{ type: "number", minimum: 0.1234567890123456, maximum: 0.1234567890123457 }, 0.12345678901234565],
  ])("leaves numbers that keep %j", (schema, value) => {
    expect(acceptorOf(schema, { digits: 15 })(JSON.stringify(value))).toBe(true);
  });
});
