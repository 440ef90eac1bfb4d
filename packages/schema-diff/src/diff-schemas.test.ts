import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { changeKinds } from "./changes/change-kinds.js";
import { diffSchemas } from "./diff-schemas.js";
import type { DiffOptions, SchemaDiff } from "./schema-diff.js";
import type { DirectionName } from "./verdict/compatibility-result.js";

interface HandWrittenEdit {
  readonly title: string;
  readonly old: unknown;
  readonly new: unknown;
  /** Each the name of a change and its pointer. */
  readonly changes: readonly string[];
  readonly backward: string;
  readonly forward: string;
  readonly wire: string;
  readonly bump: string;
  /** Whether formats are rules; absent for annotations. */
  readonly formats?: "assertion";
}

const edits: readonly HandWrittenEdit[] = JSON.parse(
  readFileSync(new URL("../data/edits.json", import.meta.url), "utf8"),
);

describe("hand-written edits", () => {
  it.each(edits)("$title", ({ old: oldSchema, new: newSchema, formats, ...expected }) => {
    const diff = diffSchemas(oldSchema, newSchema, optionsOf({ formats }));
    expect({
      changes: diff.changes.map(({ name, pointer }) => `${name} ${pointer}`),
      backward: diff.backward.verdict,
      forward: diff.forward.verdict,
      wire: diff.wire,
      bump: diff.bump,
    }).toEqual({ ...expected, title: undefined });
  });

  it("every kind of change is shown by at least one", () => {
    const shown = new Set(edits.flatMap(({ changes }) => changes.map((change) => change.split(" ")[0])));
    expect(Object.keys(changeKinds).filter((name) => !shown.has(name))).toEqual([]);
  });

  it.each(["backward", "forward"] as const)("one change is judged as the whole is, %s", (direction) => {
    const differing = edits.filter(
      ({ old: oldSchema, new: newSchema, formats }) =>
        !agrees(diffSchemas(oldSchema, newSchema, optionsOf({ formats })), direction),
    );
    expect(differing.map(({ title }) => title)).toEqual([]);
  });
});

function optionsOf({ formats }: { readonly formats: HandWrittenEdit["formats"] }): DiffOptions {
  return { policy: "strict", ...(formats !== undefined && { formats }) };
}

function agrees({ changes, ...whole }: SchemaDiff, direction: DirectionName): boolean {
  const [only] = changes;
  return changes.length !== 1 || only?.[direction].verdict === whole[direction].verdict;
}

it.each(edits.filter(({ formats }) => formats === "assertion"))(
  "breaks nobody where formats are annotations: $title",
  ({ old: oldSchema, new: newSchema, changes }) => {
    const diff = diffSchemas(oldSchema, newSchema);
    expect(diff.changes.map(({ name, pointer }) => `${name} ${pointer}`)).toEqual(changes);
    expect([diff.backward.verdict, diff.forward.verdict]).toEqual(["compatible", "compatible"]);
  },
);

it("asserts no format that JSON Schema does not define", () => {
  const diff = diffSchemas({ type: "string" }, { type: "string", format: "byte" }, { formats: "assertion" });
  expect([diff.backward.verdict, diff.forward.verdict]).toEqual(["compatible", "compatible"]);
});

it("holds an empty array to a bounded contains next to prefixItems", () => {
  const oldSchema = { type: "array", prefixItems: [{ type: "null" }] };
  const newSchema = { ...oldSchema, contains: { const: null }, minContains: 1, maxContains: 1 };
  expect(diffSchemas(oldSchema, newSchema).backward).toMatchObject({
    verdict: "breaking",
    witness: { instance: [] },
  });
});
