import { describe, expect, it } from "vitest";
import { contractRefs } from "../generated/registry.js";
import { loadContract } from "../load-contract.js";
import { readVectors } from "../testing/schema-folder.js";

describe.each(contractRefs)("%s", async (ref) => {
  const contract = await loadContract(ref);
  const vectors = readVectors(ref);

  it.each(vectors.filter(({ valid }) => valid))("accepts: $description", ({ data }) => {
    expect(contract.validate(data)).toEqual([]);
    expect(contract.is(data)).toBe(true);
  });

  it.each(vectors.filter(({ valid }) => !valid))(
    "refuses, with one violation: $description",
    ({ data, violation }) => {
      expect(contract.validate(data)).toEqual([{ ...violation, message: expect.stringMatching(/^must /) }]);
      expect(contract.is(data)).toBe(false);
    },
  );
});
