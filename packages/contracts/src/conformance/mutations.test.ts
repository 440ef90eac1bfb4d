import { expect, it } from "vitest";
import { contractRefs } from "../generated/registry.js";
import { mutants } from "../testing/mutate-schema.js";
import { plainAjv } from "../testing/plain-ajv.js";
import { readSchema, readVectors } from "../testing/schema-folder.js";

it.each(contractRefs)(
  "%s: when any rule of the schema is changed, some vector's verdict changes",
  (ref) => {
    const vectors = readVectors(ref);
    const unnoticed = mutants(readSchema(ref))
      .filter(({ schema }) => {
        const check = plainAjv(schema);
        return vectors.every(({ data, valid }) => check(data) === valid);
      })
      .map(({ pointer }) => pointer);
    expect(unnoticed).toEqual([]);
  },
  120_000,
);
