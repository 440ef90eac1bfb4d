import { expect, it } from "vitest";
import { contractRefs } from "../generated/registry.js";
import { unnoticedMutants } from "../testing/mutation/unnoticed.js";
import { wantedVector } from "../testing/mutation/wanted-vector.js";
import { readSchema, readVectors } from "../testing/schema-folder.js";

it.each(contractRefs)(
  "%s: when any rule of the schema is changed, some vector's verdict changes",
  (ref) => {
    const unnoticed = unnoticedMutants(readSchema(ref), readVectors(ref));
    expect(unnoticed.map(wantedVector)).toEqual([]);
  },
  120_000,
);
