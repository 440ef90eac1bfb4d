import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diffSchemas } from "./diff-schemas.js";
import { conjunctionOf } from "./proof/conjunction.js";
import { dialectNamed } from "./schema/dialect.js";
import { SchemaDocument } from "./schema/document.js";
import { InvalidSchemaError } from "./schema/invalid-schema-error.js";
import type { SchemaDiff } from "./schema-diff.js";
import { Sampler } from "./search/sampler.js";
import { applyEdit, edit } from "./testing/random-edit.js";
import { document, instance } from "./testing/random-schema.js";

const runs = Number(process.env.SCHEMA_DIFF_RUNS ?? 120);

/** Two thousand values that know nothing of any schema. */
const values = fc.sample(instance, { seed: 11, numRuns: 2000 });

const editedPair = fc
  .tuple(document, fc.array(edit, { minLength: 1, maxLength: 3 }))
  .map(([old, edits]) => ({ old, now: edits.reduce<unknown>(applyEdit, old) }))
  // As from files: Ajv takes objects without a prototype for something else.
  .map((pair): typeof pair => JSON.parse(JSON.stringify(pair)));

/** A validator of its own, which shares nothing with the one that the diff asks. */
function validator(schema: unknown): ValidateFunction {
  const ajv = new Ajv2020({ strict: false, ownProperties: true, logger: false });
  addFormats.default(ajv);
  return ajv.compile(typeof schema === "boolean" ? schema : Object(schema));
}

/** The values above, and those that are made to be valid under one schema. */
function valuesFor(schema: unknown): readonly unknown[] {
  const { root } = new SchemaDocument(schema, "old", dialectNamed("2020-12"));
  return [...values, ...new Sampler().values(conjunctionOf([root]))];
}

/** The diff, or null for an edit that made what is no schema. */
function diff(old: unknown, now: unknown): SchemaDiff | null {
  try {
    return diffSchemas(old, now);
  } catch (error) {
    if (InvalidSchemaError.isInstance(error)) return null;
    throw error;
  }
}

describe("for any schema and any edits of it", () => {
  it("what it calls compatible is: values valid under the one are valid under the other", () => {
    const seen = { backward: 0, forward: 0 };
    fc.assert(
      fc.property(editedPair, ({ old, now }) => {
        const found = diff(old, now);
        fc.pre(found !== null);
        const [isOld, isNew] = [validator(old), validator(now)];
        if (found.backward.verdict === "compatible") {
          seen.backward += 1;
          expect(valuesFor(old).filter((value) => isOld(value) && !isNew(value))).toEqual([]);
        }
        if (found.forward.verdict === "compatible") {
          seen.forward += 1;
          expect(valuesFor(now).filter((value) => isNew(value) && !isOld(value))).toEqual([]);
        }
      }),
      { numRuns: runs },
    );
    expect(Math.min(seen.backward, seen.forward)).toBeGreaterThan(runs / 10);
  }, 600_000);

  it("every witness is one: the side that it names accepts it, the other refuses it", () => {
    let seen = 0;
    fc.assert(
      fc.property(editedPair, ({ old, now }) => {
        const found = diff(old, now);
        fc.pre(found !== null);
        const accepts = { old: validator(old), new: validator(now) };
        for (const judged of [found, ...found.changes].flatMap(({ backward, forward }) => [
          backward,
          forward,
        ])) {
          if (judged.verdict !== "breaking") continue;
          seen += 1;
          const { instance: witness, acceptedBy } = judged.witness;
          expect([accepts.old(witness), accepts.new(witness)]).toEqual([
            acceptedBy === "old",
            acceptedBy === "new",
          ]);
        }
      }),
      { numRuns: runs },
    );
    expect(seen).toBeGreaterThan(runs / 10);
  }, 600_000);

  it.each(["backward", "forward"] as const)(
    "where every change is compatible the whole is not breaking, %s",
    (direction) => {
      fc.assert(
        fc.property(editedPair, ({ old, now }) => {
          const found = diff(old, now);
          fc.pre(found?.changes.every((change) => change[direction].verdict === "compatible") === true);
          expect(found?.[direction].verdict).not.toBe("breaking");
        }),
        { numRuns: runs / 2 },
      );
    },
    600_000,
  );

  it("is compatible both ways with itself, and nothing changed", () => {
    fc.assert(
      fc.property(editedPair, ({ now: schema }) => {
        const found = diff(schema, structuredClone(schema));
        fc.pre(found !== null);
        expect(found).toMatchObject({
          changes: [],
          backward: { verdict: "compatible" },
          forward: { verdict: "compatible" },
          wire: "same",
          bump: "none",
        });
      }),
      { numRuns: runs / 2 },
    );
  }, 600_000);

  it("looked at the other way round, backward is forward", () => {
    fc.assert(
      fc.property(editedPair, ({ old, now }) => {
        const [there, back] = [diff(old, now), diff(now, old)];
        fc.pre(there !== null && back !== null);
        expect([back.forward.verdict, back.backward.verdict]).toEqual([
          there.backward.verdict,
          there.forward.verdict,
        ]);
      }),
      { numRuns: runs / 4 },
    );
  }, 600_000);
});
