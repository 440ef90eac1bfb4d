import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diffSchemas } from "./diff-schemas.js";
import { conjunctionOf } from "./proof/conjunction.js";
import type { Policy } from "./proof/policy.js";
import { SchemaDocument, schemaReadOptions } from "./schema/document.js";
import { InvalidSchemaError } from "./schema/invalid-schema-error.js";
import type { SchemaDiff } from "./schema-diff.js";
import { Sampler } from "./search/sampler.js";
import { withoutUndescribed } from "./search/without-undescribed.js";
import { applyEdit, edit } from "./testing/random-edit.js";
import { document, instance } from "./testing/random-schema.js";
import { testDialects } from "./testing/test-dialects.js";
import type { DirectionName } from "./verdict/compatibility-result.js";

const runs = Number(process.env.SCHEMA_DIFF_RUNS ?? 25);

/** Two thousand values that know nothing of any schema. */
const values = fc.sample(instance, { seed: 11, numRuns: 2000 });

const directions = ["backward", "forward"] as const;

describe.each(testDialects)("for any schema in $name and any edits of it", ({ name, write, validator }) => {
  const editedPair = fc
    .tuple(document, fc.array(edit, { minLength: 1, maxLength: 3 }))
    .map(([schema, edits]) => ({ old: write(schema), now: edits.reduce<unknown>(applyEdit, write(schema)) }))
    // As from files: Ajv takes objects without a prototype for something else.
    .map((pair): typeof pair => JSON.parse(JSON.stringify(pair)));

  /** The diff, or null for an edit that did not make a schema. */
  const diff = (oldSchema: unknown, newSchema: unknown, policy: Policy = "strict"): SchemaDiff | null => {
    try {
      return diffSchemas(oldSchema, newSchema, { dialect: name, formats: "assertion", policy });
    } catch (error) {
      if (InvalidSchemaError.isInstance(error)) return null;
      throw error;
    }
  };

  /** The values above, and those that are made to be valid under one schema. */
  const valuesFor = (schema: unknown): readonly unknown[] => {
    const { root } = new SchemaDocument(
      schema,
      "old",
      schemaReadOptions({ dialect: name, formats: "assertion" }),
    );
    return [...values, ...new Sampler().values(conjunctionOf([root]))];
  };

  it.each(directions)(
    "%s compatible: every value valid under the one is valid under the other",
    (direction) => {
      let seen = 0;
      fc.assert(
        fc.property(editedPair, ({ old: oldSchema, now: newSchema }) => {
          const found = diff(oldSchema, newSchema);
          fc.pre(found !== null);
          if (found[direction].verdict !== "compatible") return;
          seen += 1;
          const [written, read] = direction === "backward" ? [oldSchema, newSchema] : [newSchema, oldSchema];
          const [isWritten, isRead] = [validator(written), validator(read)];
          expect(valuesFor(written).filter((value) => isWritten(value) && !isRead(value))).toEqual([]);
        }),
        { numRuns: runs },
      );
      expect(seen).toBeGreaterThan(0);
    },
    600_000,
  );

  it.each(directions)(
    "%s compatible by the usual policy: every value without undescribed properties is valid under the other",
    (direction) => {
      let seen = 0;
      fc.assert(
        fc.property(editedPair, ({ old: oldSchema, now: newSchema }) => {
          const found = diff(oldSchema, newSchema, "usual");
          fc.pre(found !== null);
          if (found[direction].verdict !== "compatible") return;
          seen += 1;
          const [written, read] = direction === "backward" ? [oldSchema, newSchema] : [newSchema, oldSchema];
          const [isWritten, isRead] = [validator(written), validator(read)];
          const reading = schemaReadOptions({ dialect: name, formats: "assertion" });
          const writer = new SchemaDocument(written, "old", reading).root;
          const reader = new SchemaDocument(read, "new", reading).root;
          const usual = valuesFor(written).map((value) => withoutUndescribed(value, [writer], [reader]));
          expect(usual.filter((value) => isWritten(value) && !isRead(value))).toEqual([]);
        }),
        { numRuns: runs },
      );
      expect(seen).toBeGreaterThan(0);
    },
    600_000,
  );

  it("what breaks by the usual policy breaks by the strict one", () => {
    fc.assert(
      fc.property(editedPair, ({ old: oldSchema, now: newSchema }) => {
        const [usual, strict] = [diff(oldSchema, newSchema, "usual"), diff(oldSchema, newSchema)];
        fc.pre(usual !== null && strict !== null);
        for (const direction of directions)
          if (usual[direction].verdict === "breaking")
            expect(strict[direction].verdict).not.toBe("compatible");
      }),
      { numRuns: Math.ceil(runs / 2) },
    );
  }, 600_000);

  it("every witness is one: the side that it names accepts it, the other refuses it", () => {
    let seen = 0;
    fc.assert(
      fc.property(editedPair, ({ old: oldSchema, now: newSchema }) => {
        const found = diff(oldSchema, newSchema);
        fc.pre(found !== null);
        const accepts = { old: validator(oldSchema), new: validator(newSchema) };
        for (const { instance: witness, acceptedBy } of witnessesOf(found)) {
          seen += 1;
          const verdicts = { old: accepts.old(witness), new: accepts.new(witness) };
          expect(verdicts).toEqual({ old: acceptedBy === "old", new: acceptedBy === "new" });
        }
      }),
      { numRuns: runs },
    );
    expect(seen).toBeGreaterThan(0);
  }, 600_000);

  it.each(directions)(
    "where every change is %s compatible, the whole is not breaking",
    (direction) => {
      fc.assert(
        fc.property(editedPair, ({ old: oldSchema, now: newSchema }) => {
          const found = diff(oldSchema, newSchema);
          fc.pre(found?.changes.every((change) => change[direction].verdict === "compatible") === true);
          expect(found?.[direction].verdict).not.toBe("breaking");
        }),
        { numRuns: Math.ceil(runs / 2) },
      );
    },
    600_000,
  );

  it("is compatible both ways with itself, and nothing changed", () => {
    fc.assert(
      fc.property(editedPair, ({ now: newSchema }) => {
        const found = diff(newSchema, structuredClone(newSchema));
        fc.pre(found !== null);
        expect(found).toMatchObject({
          changes: [],
          backward: { verdict: "compatible" },
          forward: { verdict: "compatible" },
          wire: "same",
          bump: "none",
        });
      }),
      { numRuns: Math.ceil(runs / 2) },
    );
  }, 600_000);

  it("looked at the other way round, backward is forward", () => {
    const verdicts = (found: SchemaDiff, names: readonly DirectionName[]): readonly string[] =>
      names.map((direction) => found[direction].verdict);
    fc.assert(
      fc.property(editedPair, ({ old: oldSchema, now: newSchema }) => {
        const [there, back] = [diff(oldSchema, newSchema), diff(newSchema, oldSchema)];
        fc.pre(there !== null && back !== null);
        expect(verdicts(back, ["forward", "backward"])).toEqual(verdicts(there, ["backward", "forward"]));
      }),
      { numRuns: Math.ceil(runs / 4) },
    );
  }, 600_000);
});

function witnessesOf(
  found: SchemaDiff,
): readonly { readonly instance: unknown; readonly acceptedBy: string }[] {
  return [found, ...found.changes]
    .flatMap(({ backward, forward }) => [backward, forward])
    .flatMap((judged) => (judged.verdict === "breaking" ? [judged.witness] : []));
}
