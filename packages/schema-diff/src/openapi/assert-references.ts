import { pointerTo } from "@concordat/dialect";
import { isObject } from "../schema/json.js";
import type { OpenApiDocument } from "./open-api-document.js";

/** Members that contain data, which may look like a reference. */
const data: ReadonlySet<string> = new Set(["example", "examples", "default", "enum", "const", "value"]);

/** Members whose keys are chosen by the author. */
const named: ReadonlySet<string> = new Set([
  "properties",
  "patternProperties",
  "$defs",
  "definitions",
  "schemas",
]);

/**
 * Checks every reference of a document, even unused ones, because a document that cannot be read completely is not
 * compared.
 * @throws {InvalidSchemaError} when one leaves the file or leads nowhere
 */
export function assertReferences(document: OpenApiDocument): void {
  const visit = (value: unknown, tokens: readonly string[], areNames: boolean): void => {
    if (typeof value !== "object" || value === null) return;
    if (isObject(value) && !areNames && typeof value.$ref === "string") {
      const from = pointerTo("", ...tokens);
      if (document.raw(document.pointerOf(value.$ref, from)).value === undefined)
        throw document.refused(`refers at '${from}' to ${value.$ref}, which is not there`);
    }
    for (const [key, inner] of Object.entries(value)) {
      if (!areNames && (data.has(key) || key.startsWith("x-"))) continue;
      visit(inner, [...tokens, key], !areNames && isObject(value) && named.has(key));
    }
  };
  visit(document.root, [], false);
}
