import fc from "fast-check";
import { expect, it } from "vitest";
import { contractRefs } from "../generated/registry.js";
import { loadContract } from "../load-contract.js";
import { mutatedJson } from "../testing/mutated-json.js";
import { plainAjv } from "../testing/plain-ajv.js";
import { readSchema, readVectors } from "../testing/schema-folder.js";

it.each(contractRefs)("%s gives plain Ajv's verdict on vectors that were changed at random", async (ref) => {
  const contract = await loadContract(ref);
  const plain = plainAjv(readSchema(ref));
  const vectors = readVectors(ref).map(({ data }) => data);
  fc.assert(
    fc.property(mutatedJson(vectors), (value) => {
      expect(contract.is(value)).toBe(plain(value));
    }),
    { numRuns: 500 },
  );
});

it.each(contractRefs)(
  "%s parses what it accepts into what its output schema accepts, inputs unchanged",
  async (ref) => {
    const contract = await loadContract(ref);
    const output = plainAjv(contract["~standard"].jsonSchema.output({ target: "draft-2020-12" }));
    const vectors = readVectors(ref).map(({ data }) => data);
    fc.assert(
      fc.property(mutatedJson(vectors), (value) => {
        const before = structuredClone(value);
        if (contract.is(value)) expect(output(contract.parse(value))).toBe(true);
        else expect(() => contract.parse(value)).toThrow();
        expect(value).toEqual(before);
      }),
      { numRuns: 300 },
    );
  },
);
