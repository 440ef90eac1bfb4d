import { compareSchemas } from "@concordat/schema-diff";
import { closedObject } from "../schemas/closed-object.js";
import { type SchemaSource, schemaOf, schemaSourceSchema } from "../schemas/schema-source.js";
import { defineMcpTool } from "./tool.js";

interface Input {
  readonly old: SchemaSource;
  readonly new: SchemaSource;
}

/** Lists every change between two schemas. */
export const diffSchemasTool = defineMcpTool<Input>({
  name: "diff_schemas",
  title: "Compare two schemas",
  description:
    "Names every change between two JSON Schemas, whom it breaks (readers or writers), with a value that shows it, and the " +
    "version step that it needs. Collections of definitions are compared one by one.",
  inputSchema: closedObject({ old: schemaSourceSchema, new: schemaSourceSchema }, ["old", "new"]),
  outputSchema: closedObject(
    {
      bump: { type: "string", enum: ["major", "minor", "patch", "none"] },
      comparison: { type: "object", description: "Every change, judged, with its witnesses." },
    },
    ["bump", "comparison"],
  ),
  annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false },
  async call(input, { paths }) {
    const [before, after] = [await schemaOf(input.old, paths), await schemaOf(input.new, paths)];
    const { bump, json, toMarkdown } = compareSchemas(before, after);
    return {
      value: { bump, comparison: json },
      text: toMarkdown(`${nameOf(input.old)} → ${nameOf(input.new)}`),
    };
  },
});

function nameOf({ contract, file }: SchemaSource): string {
  return contract ?? file ?? "schema";
}
