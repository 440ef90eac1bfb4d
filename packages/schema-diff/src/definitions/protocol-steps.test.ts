import { expect, it } from "vitest";
import { diffDefinitions } from "../index.js";

const text = { type: "string" };
const ref = (name: string) => ({ $ref: `#/definitions/${name}` });
const object = (properties: object, required: readonly string[] = []) => ({
  type: "object",
  properties,
  required,
});

/** A protocol's versions, small: each changes what versions of real protocols changed, by the kind of change. */
const first = {
  Message: { anyOf: [ref("Request"), ref("Notification")] },
  Request: object({ method: text, id: { type: ["string", "integer"] } }, ["method", "id"]),
  Notification: object({ method: text }, ["method"]),
  Text: object({ kind: { const: "text" }, text }, ["kind", "text"]),
  Image: object({ kind: { const: "image" }, data: text }, ["kind", "data"]),
  Result: object({ content: { type: "array", items: { anyOf: [ref("Text"), ref("Image")] } } }, ["content"]),
  Tool: object({ name: text, schema: { type: "object" } }, ["name", "schema"]),
};

/** Batches and sounds come, and a tool may have hints. */
const second = {
  ...first,
  Batch: { type: "array", items: ref("Message") },
  Sound: object({ kind: { const: "sound" }, data: text }, ["kind", "data"]),
  Result: object(
    { content: { type: "array", items: { anyOf: [ref("Text"), ref("Image"), ref("Sound")] } } },
    ["content"],
  ),
  Hints: object({ title: text, readOnly: { type: "boolean" } }),
  Tool: object({ name: text, schema: { type: "object" }, hints: ref("Hints") }, ["name", "schema"]),
};

/** Batches go again, a tool has a title, a result may be structured. */
const { Batch: _, ...withoutBatches } = second;
const third = {
  ...withoutBatches,
  Tool: object({ name: text, title: text, schema: { type: "object" }, hints: ref("Hints") }, [
    "name",
    "schema",
  ]),
  Result: object({ ...second.Result.properties, structured: { type: "object" } }, ["content"]),
};

/** The name of a tool is bounded, and nothing else changes but the keyword that holds the definitions. */
const fourth = JSON.parse(
  JSON.stringify({
    ...third,
    Tool: { ...third.Tool, properties: { ...third.Tool.properties, name: { ...text, maxLength: 128 } } },
  }).replaceAll("#/definitions/", "#/$defs/"),
);

it.each([
  [
    "first to second",
    { definitions: first },
    { definitions: second },
    "major",
    ["Batch", "Sound", "Hints"],
    [],
  ],
  ["second to third", { definitions: second }, { definitions: third }, "major", [], ["Batch"]],
  ["third to fourth", { definitions: third }, { $defs: fourth }, "major", [], []],
] as const)("judges a step of a protocol by its definitions: %s", (_, older, newer, bump, added, removed) => {
  const diff = diffDefinitions(older, newer, { policy: "strict" });
  const named = (state: string) =>
    diff.definitions.flatMap((one) => (one.state === state ? [one.name] : [])).sort();
  expect([named("added"), named("removed")]).toEqual([[...added].sort(), [...removed]]);
  expect([diff.bump, diff.counts.undecided]).toEqual([bump, 0]);
});

it("says that a list may hold one more kind without breaking who wrote the older kinds", () => {
  const steps = { entries: ["Result", "Sound"] };
  const diff = diffDefinitions({ definitions: first }, { definitions: second }, steps);
  expect([diff.bump, diff.counts.breaking, diff.counts.added]).toEqual(["minor", 0, 1]);
});

it("says that a property with a type of its own, new in an open object, refuses what was accepted there", () => {
  const { definitions } = diffDefinitions(
    { definitions: first },
    { definitions: second },
    { entries: ["Tool"], policy: "strict" },
  );
  expect(definitions).toEqual([
    expect.objectContaining({
      diff: expect.objectContaining({
        backward: expect.objectContaining({
          witness: expect.objectContaining({ refusal: "/hints must be an object, not null" }),
        }),
      }),
    }),
  ]);
});

it("shows a value that the next version of a tool refuses", () => {
  const { definitions } = diffDefinitions({ definitions: third }, { $defs: fourth }, { entries: ["Tool"] });
  expect(definitions).toEqual([
    expect.objectContaining({
      name: "Tool",
      diff: expect.objectContaining({ backward: expect.objectContaining({ verdict: "breaking" }) }),
    }),
  ]);
});
