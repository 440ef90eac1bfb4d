import fc from "fast-check";
import { expect, it } from "vitest";
import { contractRefs } from "../generated/registry.js";
import { loadContract } from "../load-contract.js";
import { readSchema } from "../testing/schema-folder.js";
import { valuesOf } from "../testing/values-of.js";

it.each(contractRefs)(
  "%s accepts whatever is made from its schema, and what it parses again",
  async (ref) => {
    const contract = await loadContract(ref);
    fc.assert(
      fc.property(valuesOf(readSchema(ref)), (value) => {
        const before = JSON.stringify(value);
        expect(contract.validate(value)).toEqual([]);
        const parsed = contract.parse(value);
        expect(JSON.stringify(value)).toBe(before);
        expect(contract.parse(parsed)).toEqual(parsed);
        expect(parsed).toMatchObject(Object(value));
      }),
      { numRuns: 100 },
    );
  },
);
