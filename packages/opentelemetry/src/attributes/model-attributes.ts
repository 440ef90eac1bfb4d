import type { Attributes } from "@opentelemetry/api";
import { names } from "./names.js";

/** Returns the attributes for the provider and the model that a client's id names, such as `ollama:mistral`. An id without a colon is both. */
export function modelAttributes(id: string): Attributes {
  const colon = id.indexOf(":");
  return colon === -1
    ? { [names.provider]: id, [names.requestModel]: id }
    : { [names.provider]: id.slice(0, colon), [names.requestModel]: id.slice(colon + 1) };
}
