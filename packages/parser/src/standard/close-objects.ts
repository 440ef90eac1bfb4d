import { mapSubschemas } from "./map-subschemas.js";

/**
 * Closes every object of a schema that does not mention additional keys. A schema with `allOf` is unchanged:
 * an object in it would reject the keys of its siblings.
 */
export function closeObjects(document: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return JSON.stringify(document).includes('"allOf":') ? document : close(document);
}

function close(schema: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const closed = mapSubschemas(schema, close);
  const silent = closed.properties !== undefined && closed.additionalProperties === undefined;
  return silent ? { ...closed, additionalProperties: false } : closed;
}
