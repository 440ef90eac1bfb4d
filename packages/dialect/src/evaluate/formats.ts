import type { FormatName } from "ajv-formats";
import { fullFormats } from "ajv-formats/dist/formats.js";

/**
 * The formats that are enforced if formats are asserted: those that JSON Schema defines, as ajv-formats checks them.
 * All others are annotations, such as `byte` and `int32` of OpenAPI, `idn-email`, and invented names.
 */
export const assertedFormats = [
  ...(["date", "time", "date-time", "duration"] as const),
  ...(["email", "hostname", "ipv4", "ipv6"] as const),
  ...(["uri", "uri-reference", "uri-template", "uuid"] as const),
  ...(["json-pointer", "relative-json-pointer", "regex"] as const),
] as const satisfies readonly FormatName[];

/** Whether a format is enforced if formats are asserted. */
export function isAssertedFormat(name: unknown): name is (typeof assertedFormats)[number] {
  return assertedFormats.some((known) => known === name);
}

/**
 * Returns a function that tells whether a value has a format. Values that are not strings always pass, and so do all
 * values if the format is not asserted.
 */
export function formatTest(name: string): (value: unknown) => boolean {
  if (!isAssertedFormat(name)) return () => true;
  const format = fullFormats[name];
  return (value) => typeof value !== "string" || passes(format, value);
}

function passes(format: unknown, text: string): boolean {
  if (format instanceof RegExp) return format.test(text);
  const validate =
    typeof format === "object" && format !== null && "validate" in format ? format.validate : format;
  if (validate instanceof RegExp) return validate.test(text);
  return typeof validate === "function" && validate(text) === true;
}
