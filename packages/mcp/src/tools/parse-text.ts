import { unstorableStrings } from "@concordat/llm";
import { parseText } from "@concordat/parser";
import { closedObject } from "../schemas/closed-object.js";
import { countSchema } from "../schemas/count-schema.js";
import { contractOf, type SchemaSource, schemaSourceSchema } from "../schemas/schema-source.js";
import { defineMcpTool } from "./tool.js";

interface Input {
  readonly text: string;
  readonly contract: SchemaSource;
  readonly strict?: boolean;
}

/** Parses text that a model wrote as a value of a contract. */
export const parseTextTool = defineMcpTool<Input>({
  name: "parse_text",
  title: "Read a text by a contract",
  description:
    "Reads a text that a language model wrote as JSON of a contract. Puts right what is unambiguous (fences, prose around it, " +
    "trailing commas) and says what and where; refuses what is cut off or ambiguous. state is valid, invalid or unreadable.",
  inputSchema: closedObject(
    {
      text: { type: "string", description: "The text as the model wrote it." },
      contract: schemaSourceSchema,
      strict: { type: "boolean", description: "Accept strict JSON only. Default false." },
    },
    ["text", "contract"],
  ),
  outputSchema: {
    type: "object",
    properties: {
      state: { type: "string", enum: ["valid", "invalid", "unreadable"] },
      value: { description: "The value; of an invalid text what was read, never to be used as an answer." },
      repairs: {
        type: "array",
        items: closedObject({ name: { type: "string" }, offset: countSchema, length: countSchema }, [
          "name",
          "offset",
          "length",
        ]),
      },
      violations: { type: "array", items: { type: "object" } },
      reason: { type: "string" },
      message: { type: "string" },
      offset: countSchema,
    },
    required: ["state", "repairs"],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false },
  async call({ text, contract: source, strict = false }, { paths }) {
    const contract = await contractOf(source, paths);
    const storable = {
      schema: contract.schema,
      fillDefaults: contract.fillDefaults,
      validate: (value: unknown) => [...contract.validate(value), ...unstorableStrings(value)],
    };
    return { value: parseText(text, storable, { strict }) };
  },
});
