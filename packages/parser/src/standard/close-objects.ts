import { mapSubschemas } from "./map-subschemas.js";

/**
 * The same schema with every object that does not speak of further keys closed. A schema with `allOf` is left as it is:
 * there an object sees the keys of its neighbours.
 */
export function closeObjects(document: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return JSON.stringify(document).includes('"allOf":') ? document : close(document);
}

function close(schema: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const closed = mapSubschemas(schema, close);
  const silent = closed.properties !== undefined && closed.additionalProperties === undefined;
  return silent ? { ...closed, additionalProperties: false } : closed;
}
