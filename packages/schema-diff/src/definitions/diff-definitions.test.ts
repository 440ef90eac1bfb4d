import { describe, expect, it } from "vitest";
import { changesetForDefinitions, definitionsToMarkdown, diffDefinitions, isCollection } from "../index.js";

const text = { type: "string" };
const tool = {
  type: "object",
  properties: { name: text, icon: { $ref: "#/definitions/Icon" }, meta: { type: "object" } },
  required: ["name"],
};
const icon = { type: "object", properties: { src: { type: "string", maxLength: 9 } }, required: ["src"] };
const old = {
  $schema: "http://json-schema.org/draft-07/schema#",
  definitions: {
    Tool: tool,
    Icon: icon,
    Cursor: text,
    Progress: { type: "object", properties: { done: { type: "number" }, total: { type: "number" } } },
    Prompt: {
      type: "object",
      properties: {
        title: text,
        arguments: { type: "array", items: text },
        next: { $ref: "#/definitions/Prompt" },
      },
      required: ["title", "arguments"],
    },
  },
};

/** A copy of a schema's definitions, written with the keyword and references of 2020-12. */
function written2020(definitions: object): { $schema: string; $defs: Record<string, object> } {
  const $defs = JSON.parse(JSON.stringify(definitions).replaceAll("#/definitions/", "#/$defs/"));
  return { $schema: "https://json-schema.org/draft/2020-12/schema", $defs };
}

const statesOf = (diff: ReturnType<typeof diffDefinitions>): Record<string, string> =>
  Object.fromEntries(
    diff.definitions.map((one) => [
      one.name,
      one.state === "changed" ? one.diff.backward.verdict : one.state,
    ]),
  );

describe("two collections of definitions", () => {
  it("are the same though one is written for another dialect", () => {
    const diff = diffDefinitions(old, written2020(old.definitions));
    expect(diff.counts).toEqual({
      added: 0,
      removed: 0,
      renamed: 0,
      breaking: 0,
      compatible: 0,
      undecided: 0,
      unchanged: 5,
    });
    expect([diff.bump, diff.bumpReason]).toEqual(["none", "nothing changed"]);
  });

  it("are judged definition by definition, through what they refer to, with witnesses", () => {
    const { $defs, $schema } = written2020(old.definitions);
    const { Cursor: _, Prompt, ...kept } = $defs;
    const now = {
      $schema,
      $defs: {
        ...kept,
        Icon: { ...icon, properties: { src: { type: "string", maxLength: 5 } } },
        Template: JSON.parse(JSON.stringify(Prompt).replaceAll("#/$defs/Prompt", "#/$defs/Template")),
        Progress: { ...$defs.Progress, required: [] },
        Sound: { type: "object", properties: { src: text } },
      },
    };
    const diff = diffDefinitions(old, now);
    expect(statesOf(diff)).toEqual({
      Tool: "breaking",
      Icon: "breaking",
      Progress: "unchanged",
      Sound: "added",
      Cursor: "removed",
      Prompt: "renamed",
    });
    expect(diff.counts).toMatchObject({ added: 1, removed: 1, renamed: 1, breaking: 2, unchanged: 1 });
    expect(diff.bump).toBe("major");
    expect(diff.definitions[0]).toMatchObject({
      name: "Tool",
      pointer: "/$defs/Tool",
      diff: {
        backward: { witness: { instance: { name: expect.anything(), icon: { src: expect.anything() } } } },
      },
    });
    expect(diff.definitions.at(-1)).toMatchObject({ newName: "Template", newPointer: "/$defs/Template" });
  });

  it("need a major step for what is gone or broken, a minor one for what is new", () => {
    const without = ({ Cursor: _, ...rest }: Record<string, object>) => ({ definitions: rest });
    const removed = diffDefinitions(old, without(old.definitions));
    expect([removed.bump, removed.bumpReason]).toEqual(["major", "Cursor was removed"]);
    const added = diffDefinitions(without(old.definitions), old);
    expect([added.bump, added.bumpReason]).toEqual(["minor", "Cursor is new"]);
  });

  it("are narrowed to the definitions that matter", () => {
    const now = { definitions: { ...old.definitions, Cursor: { type: "integer" }, Icon: true } };
    expect(diffDefinitions(old, now, { entries: ["Progress"] })).toMatchObject({ bump: "none" });
    expect(statesOf(diffDefinitions(old, now, { entries: ["Cursor", "Progress"] }))).toEqual({
      Cursor: "breaking",
      Progress: "unchanged",
    });
    expect(() => diffDefinitions(old, now, { entries: ["Cursr"] })).toThrow(
      "neither schema has a definition named Cursr",
    );
  });

  it("have their root among the entry points where it constrains anything", () => {
    const rooted = { ...old, type: "object", properties: { tool: { $ref: "#/definitions/Tool" } } };
    const now = { ...rooted, required: ["tool"] };
    expect(statesOf(diffDefinitions(rooted, now))).toMatchObject({ "(root)": "breaking", Tool: "unchanged" });
  });
});

describe("likely renames", () => {
  const parts = (name: string) => ({
    [name]: { type: "object", properties: { a: text, b: text, c: text }, required: ["a"] },
  });

  it("are not guessed where two are equally near", () => {
    const diff = diffDefinitions(
      { definitions: parts("A") },
      { definitions: { ...parts("B"), ...parts("C") } },
    );
    expect(statesOf(diff)).toEqual({ A: "removed", B: "added", C: "added" });
  });

  it("are not guessed of what says too little to be recognised", () => {
    expect(statesOf(diffDefinitions({ definitions: { A: text } }, { definitions: { B: text } }))).toEqual({
      A: "removed",
      B: "added",
    });
  });

  it("are judged by what changed next to the name", () => {
    const [renamed] = diffDefinitions(
      { definitions: parts("A") },
      { definitions: { B: { ...parts("A").A, required: ["a", "b"] } } },
    ).definitions;
    expect(renamed).toMatchObject({
      state: "renamed",
      newName: "B",
      diff: { backward: { verdict: "breaking" } },
    });
  });
});

describe("an OpenAPI 3.1 document", () => {
  const api = (properties: object) => ({
    openapi: "3.1.0",
    info: { title: "Shop", version: "1" },
    components: {
      schemas: {
        Order: { type: "object", properties: { item: { $ref: "#/components/schemas/Item" } } },
        Item: { type: "object", properties },
      },
    },
  });

  it("is compared by the schemas of its components, with pointers into the document", () => {
    const diff = diffDefinitions(api({ n: { type: "number" } }), api({ n: { type: "integer" } }));
    expect(statesOf(diff)).toEqual({ Order: "breaking", Item: "breaking" });
    expect(diff.definitions[1]).toMatchObject({
      pointer: "/components/schemas/Item",
      diff: { changes: [{ pointer: "/components/schemas/Item/properties/n/type" }] },
    });
  });

  it("is compared with one of an older version, and refused in a newer one", () => {
    const older = { ...api({ n: { type: "number", nullable: true } }), openapi: "3.0.3" };
    expect(statesOf(diffDefinitions(older, api({ n: { type: ["number", "null"] } })))).toEqual({
      Order: "unchanged",
      Item: "unchanged",
    });
    expect(() => diffDefinitions({ openapi: "4.0.0" }, api({}))).toThrow(
      /the old schema is of OpenAPI 4.0.0; 3.1, 3.0 and Swagger 2.0 are read/,
    );
  });
});

it.each<[string, unknown, boolean]>([
  ["definitions and nothing else", old, true],
  ["definitions and a keyword that JSON Schema does not know", { ...old, "x-version": 3 }, true],
  ["a root of its own", { ...old, $ref: "#/definitions/Tool" }, false],
  ["no definitions", { type: "string" }, false],
  ["nothing", true, false],
])("knows whether a schema with %s is a collection", (_, schema, expected) => {
  expect(isCollection(schema)).toBe(expected);
});

describe("the reports of a collection", () => {
  const now = {
    definitions: { ...old.definitions, Icon: { ...icon, required: ["src", "size"] }, Sound: text },
  };
  const diff = diffDefinitions(old, now, { entries: ["Tool", "Icon", "Sound"] });

  it("lead with the counts, and show what is shared once", () => {
    expect(definitionsToMarkdown(diff, { title: "MCP" })).toMatchInlineSnapshot(`
      "## MCP

      **major**: Tool: backward is breaking, and 1 more need it too.

      | added | removed | renamed | breaking | compatible | undecided | unchanged |
      | --- | --- | --- | --- | --- | --- | --- |
      | 1 | 0 | 0 | 2 | 0 | 0 | 0 |

      | definition | what | backward | forward | changes |
      | --- | --- | --- | --- | --- |
      | \`Tool\` | changed | ❌ breaking | ✅ compatible | 1 |
      | \`Icon\` | changed | ❌ breaking | ✅ compatible | 1 |
      | \`Sound\` | added |  |  |  |

      ### \`Tool\`

      It refers to what changed: \`Icon\`.

      ### \`Icon\`

      | change | where | what | backward | forward | wire |
      | --- | --- | --- | --- | --- | --- |
      | \`required-added\` | \`/definitions/Icon/required\` | 'size' is required now | ❌ breaking | ✅ compatible | changed |

      #### backward

      - \`required-added\` at \`/definitions/Icon/required\`: the old schema accepts this, the new one refuses it (must have the property 'size')

        \`\`\`json
        {
          "src": "a"
        }
        \`\`\`
      "
    `);
  });

  it("move packages", () => {
    expect(changesetForDefinitions(diff, ["@you/mcp"])).toMatchInlineSnapshot(`
      "---
      "@you/mcp": major
      ---

      Definitions: 1 added, 0 removed, 0 renamed, 2 breaking, 0 undecided.

      - \`Tool\`: 1 change, backward breaking
      - \`Icon\`: 1 change, backward breaking
      - \`Sound\` was added
      "
    `);
    expect(changesetForDefinitions(diff, [])).toBe("---\n---\n");
  });
});
