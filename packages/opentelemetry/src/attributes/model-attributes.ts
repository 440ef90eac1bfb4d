import type { Attributes } from "@opentelemetry/api";
import { names } from "./names.js";

/** Provider and model of a client's id, `ollama:mistral`. */
export function modelAttributes(id: string): Attributes {
  const colon = id.indexOf(":");
  return colon === -1
    ? { [names.provider]: id, [names.requestModel]: id }
    : { [names.provider]: id.slice(0, colon), [names.requestModel]: id.slice(colon + 1) };
}
