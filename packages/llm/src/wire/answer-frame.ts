import type { JsonSchema } from "@concordat/contracts/contract";
import { omitUndefined } from "@concordat/contracts/options";
import type { WireForm } from "./lowering.js";
import { rewriteSchema } from "./rewrite-schema.js";

/** The name of the member that contains the answer if an engine accepts only an object at the root. */
const member = "answer";

/**
 * Converts between a value and the text that the model writes: either unchanged, or as the only member of an object.
 */
export interface AnswerFrame {
  schema(schema: JsonSchema): JsonSchema;
  /** Returns a value in the structure that the model writes. */
  put(value: unknown): unknown;
  /** Extracts the answer from the value that a model wrote. A value without the frame is returned unchanged. */
  take(written: unknown): unknown;
}

/**
 * Returns the conversion for an answer. It depends on the roots that the engine accepts and on the lowered contract.
 */
export function answerFrame({ roots }: WireForm, lowered: JsonSchema): AnswerFrame {
  const isObject = lowered.type === "object" && lowered.properties !== undefined;
  return roots === "any" || isObject ? identity : framed;
}

const identity: AnswerFrame = {
  schema: (schema) => schema,
  put: (value) => value,
  take: (written) => written,
};

const framed: AnswerFrame = {
  schema: frameSchema,
  put: (value) => ({ [member]: value }),
  take: (written) => {
    if (typeof written !== "object" || written === null || Array.isArray(written)) return written;
    const [[key, value] = [], ...others] = Object.entries(written);
    return key === member && others.length === 0 ? value : written;
  },
};

function frameSchema({ $defs, ...schema }: JsonSchema): JsonSchema {
  const refersToRoot = JSON.stringify([schema, $defs]).includes('"$ref":"#"');
  const inner = refersToRoot ? { $ref: `#/$defs/${member}` } : schema;
  const definitions = refersToRoot ? { ...$defs, [member]: schema } : $defs;
  const frame: JsonSchema = {
    type: "object",
    properties: { [member]: inner },
    required: [member],
    additionalProperties: false,
    ...omitUndefined({ $defs: definitions }),
  };
  if (!refersToRoot) return frame;
  return rewriteSchema(frame, (node) => (node.$ref === "#" ? { ...node, $ref: `#/$defs/${member}` } : node));
}
