import { fullFormats } from "ajv-formats/dist/formats.js";

/** Whether anything is known of a format. */
export function isKnownFormat(name: string): boolean {
  return Object.hasOwn(fullFormats, name);
}

/** Whether a value is of a format. Formats that are not known, and values that a format says nothing of, pass. */
export function formatTest(name: string): (value: unknown) => boolean {
  const format = isKnownFormat(name)
    ? Object.entries(fullFormats).find(([known]) => known === name)?.[1]
    : undefined;
  if (format === undefined || typeof format === "boolean") return () => true;
  const test = typeof format === "object" && !(format instanceof RegExp) ? format.validate : format;
  const isNumeric = typeof format === "object" && "type" in format && format.type === "number";
  if (isNumeric) return (value) => typeof value !== "number" || passes(test, value);
  return (value) => typeof value !== "string" || passes(test, value);
}

function passes(test: unknown, value: unknown): boolean {
  if (test instanceof RegExp) return test.test(String(value));
  return typeof test !== "function" || test(value) === true;
}
