import { isRecord } from "@concordat/contracts/options";
import { type Answer, answerText, type ModelRequest } from "@concordat/testing/model-server";
import { answerAny } from "./any-model.js";

/** The first value of a schema: the answer to requests that no stand-in knows. */
function firstOf(schema: unknown): unknown {
  if (!isRecord(schema)) return null;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (schema.type === "boolean") return true;
  if (schema.type === "integer") return schema.minimum ?? 1;
  if (schema.type === "array") return Number(schema.minItems ?? 0) > 0 ? [firstOf(schema.items)] : [];
  if (!isRecord(schema.properties)) return "Words.";
  return Object.fromEntries(Object.entries(schema.properties).map(([name, below]) => [name, firstOf(below)]));
}

/** Fields of schemas that `answerAny` does not know. */
const simple = ["urgent", "city", "next_state", "state", "choice"];

/** A model that answers every command of an example or a guide. */
export async function answerAsked(request: ModelRequest): Promise<Answer> {
  const { format, messages } = request.body;
  if (JSON.stringify(format)?.includes('"decisions"'))
    return answerText({ answer: "It is about my street.", decisions: [1] });
  const isSocial = JSON.stringify(messages).includes("on social media");
  const properties = isRecord(format) && isRecord(format.properties) ? format.properties : {};
  const isScale = isRecord(properties.answer) && properties.answer.type === "integer";
  const isSimple = !isSocial && Object.keys(properties).some((name) => simple.includes(name));
  return isScale || isSimple ? answerText(JSON.stringify(firstOf(format))) : answerAny(request);
}
