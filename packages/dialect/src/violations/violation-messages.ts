/**
 * The message for a violation of each keyword. It says what is required, so that a person or a model can correct the
 * value. `{}` is replaced by a part that depends on the value, such as the name of a missing property.
 */
export const violationMessages = {
  type: (types: unknown) => `must be ${typeWords(types)}, not {}`,
  const: (value: unknown) => `must be ${listed(value)}`,
  enum: (values: readonly unknown[]) => oneOfValues(values),
  pattern: (pattern: string, format?: unknown) => patternWords(pattern, format),
  format: (format: string) => `must be ${formatWords.get(format) ?? `of the format ${format}`}`,
  minLength: (limit: number) =>
    limit === 1 ? "must not be empty" : `must have at least ${counted(limit, "character")}`,
  maxLength: (limit: number) => `must have at most ${counted(limit, "character")}`,
  minimum: (limit: number) => `must be at least ${limit}`,
  maximum: (limit: number) => `must be at most ${limit}`,
  exclusiveMinimum: (limit: number) => `must be greater than ${limit}`,
  exclusiveMaximum: (limit: number) => `must be less than ${limit}`,
  multipleOf: (divisor: number) => `must be a multiple of ${divisor}`,
  minItems: (limit: number) => `must have at least ${counted(limit, "item")}`,
  maxItems: (limit: number) => `must have at most ${counted(limit, "item")}`,
  uniqueItems: () => "must not repeat an item, as item {} does",
  items: () => "must not have an item {}",
  unevaluatedItems: () => "must not have an item {}",
  contains: (least: number, most?: number) => containsWords(least, most),
  minProperties: (limit: number) => `must have at least ${counted(limit, "key")}`,
  maxProperties: (limit: number) => `must have at most ${counted(limit, "key")}`,
  required: () => "must have the property '{}'",
  dependentRequired: (beside: string) => `must have the property '{}' beside '${beside}'`,
  additionalProperties: () => "must not have the property '{}'",
  unevaluatedProperties: () => "must not have the property '{}'",
  propertyNames: () => "must not have a property named '{}'",
  oneOf: (branches: readonly string[]) => `must be exactly one of: ${branches.join("; ")}`,
  anyOf: (branches: readonly string[]) => `must be one of: ${branches.join("; ")}`,
  requirements: (keyword: "anyOf" | "oneOf", branches: readonly string[]) =>
    `must have ${keyword === "oneOf" ? "exactly one" : "at least one"} of: ${branches.join("; ")}`,
  not: (excluded: string) => `must not be ${excluded}`,
  notWith: (names: string) => `must not have ${names}`,
  never: () => "no value is valid here",
} as const;

/** Matches a non-blank text. Every regular expression engine interprets it in the same way. */
export const nonBlankPattern = "[^ \\t\\r\\n]";

/** Maximum number of values that a message lists; longer lists are truncated. */
const maxValuesListed = 50;

const typeNames: ReadonlyMap<string, string> = new Map([
  ["null", "null"],
  ["boolean", "true or false"],
  ["integer", "an integer"],
  ["number", "a number"],
  ["string", "a string"],
  ["array", "an array"],
  ["object", "an object"],
]);

/** A description of each known format, for people and models who do not read patterns. */
const formatWords: ReadonlyMap<string, string> = new Map([
  ["date-time", "an RFC 3339 date and time, such as 2026-03-14T09:26:53Z"],
  ["date", "a date, such as 2026-03-14"],
  ["time", "a time, such as 09:26:53Z"],
  ["uri", "a URL, such as http://localhost:11434"],
  ["email", "an email address"],
  ["uuid", "a UUID"],
]);

/** Lists types with their articles: `a string or null`. */
export function typeWords(types: unknown): string {
  return [types]
    .flat()
    .map((name) => typeNames.get(String(name)) ?? String(name))
    .join(" or ");
}

function oneOfValues(values: readonly unknown[]): string {
  if (values.length === 0) return violationMessages.never();
  const shown = values.slice(0, maxValuesListed).map(listed).join(", ");
  const more = values.length - maxValuesListed;
  return `must be one of ${shown}${more > 0 ? `, or one of ${more} more` : ""}`;
}

function patternWords(pattern: string, format: unknown): string {
  if (pattern === nonBlankPattern) return "must not be blank";
  const meant = formatWords.get(String(format));
  return meant === undefined ? `must match the pattern ${pattern}` : `must be ${meant}`;
}

function containsWords(least: number, most: number | undefined): string {
  const bound = most === undefined ? "" : ` and at most ${most}`;
  return `must contain at least ${least}${bound} of the items that the schema asks for`;
}

function listed(value: unknown): string {
  return JSON.stringify(value);
}

/** Formats a number with its noun: `1 item`, `2 items`. */
function counted(limit: number, noun: string): string {
  return `${limit} ${noun}${limit === 1 ? "" : "s"}`;
}
