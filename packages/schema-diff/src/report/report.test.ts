import { describe, expect, it } from "vitest";
import { diffSchemas } from "../diff-schemas.js";
import { changesetFor } from "./changeset-for.js";
import { toMarkdown } from "./to-markdown.js";

const oldSchema = {
  type: "object",
  properties: { choice: { enum: ["LIKE", "IGNORE"] }, text: { type: "string", pattern: "^(a)\\1$" } },
  required: ["choice"],
  additionalProperties: false,
};
const newSchema = {
  type: "object",
  properties: { choice: { enum: ["LIKE"] }, text: { type: "string", pattern: "^(a)\\1$|^A$" } },
  required: ["choice"],
  additionalProperties: false,
};

describe("toMarkdown", () => {
  it("writes verdicts, a table, and the witness of each breaking change", () => {
    expect(toMarkdown(diffSchemas(oldSchema, newSchema), { title: "agent-decision" })).toBe(
      `## agent-decision

**major**: backward is breaking.

| direction | | verdict |
| --- | --- | --- |
| backward | old values, read under the new schema | ❌ breaking |
| forward | new values, read under the old schema | ❌ breaking |
| wire | what a model is asked for | changed |

| change | where | what | backward | forward | wire |
| --- | --- | --- | --- | --- | --- |
| \`enum-value-removed\` | \`/properties/choice/enum\` (old) | "IGNORE" is no longer listed | ❌ breaking | ✅ compatible | changed |
| \`pattern-changed\` | \`/properties/text/pattern\` | pattern was "^(a)\\\\1$", is "^(a)\\\\1$\\|^A$" | ❔ undecided | ❌ breaking | changed |

### backward

- \`enum-value-removed\` at \`/properties/choice/enum\`: the old schema accepts this, the new one refuses it (/choice must be one of "LIKE")

  \`\`\`json
  {
    "choice": "IGNORE"
  }
  \`\`\`

- \`pattern-changed\` at \`/properties/text/pattern\`: ❔ undecided: which texts match the pattern "^(a)\\\\1$\\|^A$" is not known (/properties/text/pattern); no counterexample was found

### forward

- \`pattern-changed\` at \`/properties/text/pattern\`: the new schema accepts this, the old one refuses it (/text must match the pattern ^(a)\\1$)

  \`\`\`json
  {
    "choice": "LIKE",
    "text": "A"
  }
  \`\`\`
`,
    );
  });

  it("has no table where nothing changed", () => {
    expect(toMarkdown(diffSchemas(oldSchema, oldSchema))).toBe(`## Schema changes

**none**: nothing changed.

| direction | | verdict |
| --- | --- | --- |
| backward | old values, read under the new schema | ✅ compatible |
| forward | new values, read under the old schema | ✅ compatible |
| wire | what a model is asked for | same |
`);
  });

  it("keeps a pointer with marks of its own in its cell", () => {
    const named = (type: string): unknown => ({ properties: { "a|b`c": { type } } });
    expect(toMarkdown(diffSchemas(named("integer"), named("number")))).toContain(
      "| ``/properties/a\\|b`c/type`` |",
    );
  });
});

describe("changesetFor", () => {
  it("moves the packages by the step that is needed and tells what changed", () => {
    expect(changesetFor(diffSchemas(oldSchema, newSchema), ["@you/contracts", "you"])).toBe(`---
"@you/contracts": major
"you": major
---

Values that the old schema accepts may be refused.

- \`/properties/choice/enum\`: "IGNORE" is no longer listed, so \`{"choice":"IGNORE"}\` is refused
- \`/properties/text/pattern\`: pattern was "^(a)\\\\1$", is "^(a)\\\\1$|^A$"
`);
  });

  it.each<[string, unknown, unknown, string]>([
    ["undecided", { pattern: "^(a)\\1$" }, { pattern: "^(a)\\1$|^A$" }, "It is not known whether"],
    [
      "accepts more",
      { enum: [1] },
      { enum: [1, 2] },
      "Every value that the old schema accepts is still accepted, and others may be.",
    ],
    ["accepts the same", { title: "a" }, { title: "b" }, "The schema accepts what it accepted."],
    [
      "is written differently",
      { anyOf: [true] },
      {},
      "The schema accepts what it accepted, written differently.",
    ],
  ])("says in a sentence what it comes to when it %s", (_, before, after, sentence) => {
    expect(changesetFor(diffSchemas(before, after), ["a"])).toContain(`\n\n${sentence}`);
  });

  it("is empty if nothing changed or no package is reached", () => {
    expect(changesetFor(diffSchemas(oldSchema, oldSchema), ["a"])).toBe("---\n---\n");
    expect(changesetFor(diffSchemas(oldSchema, newSchema), [])).toBe("---\n---\n");
  });
});

it("lets no name of a schema act where the Markdown is shown", () => {
  const name = "@everyone <img src=x> [b](http://x) **b**";
  const told = toMarkdown(diffSchemas({ type: "object" }, { type: "object", required: [name] }));
  const outsideCode = told.replace(/```[\s\S]*?```|(`+)[^`][\s\S]*?\1/g, "");
  expect(outsideCode).toContain("&#64;everyone &#60;img src=x&#62; [b&#93;(http://x) &#42;&#42;b");
  expect(outsideCode).not.toMatch(/@everyone|<img|b\]\(/);
});
