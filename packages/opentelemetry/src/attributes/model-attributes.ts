import type { Attributes } from "@opentelemetry/api";
import { attributeNames } from "./attribute-names.js";

/** Returns the attributes for the provider and the model that a client's id names, such as `ollama:mistral`. An id without a colon is both. */
export function modelAttributes(id: string): Attributes {
  const colon = id.indexOf(":");
  return colon === -1
    ? { [attributeNames.provider]: id, [attributeNames.requestModel]: id }
    : { [attributeNames.provider]: id.slice(0, colon), [attributeNames.requestModel]: id.slice(colon + 1) };
}
