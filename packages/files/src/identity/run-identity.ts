import { sha256 } from "./sha256.js";

/**
 * Everything that can change an answer, by name. Two runs with the same identity are the same run. Long values are
 * stored as hashes and settings as they are, so that a message can show both values.
 */
export interface RunIdentity {
  /** SHA-256 of all parts. */
  readonly hash: string;
  /** The settings by name. */
  readonly parts: Readonly<Record<string, IdentityPart>>;
  /** Names of the parts that follow from other parts and from the program. */
  readonly derived?: readonly string[];
}

/** A part of an identity: its value, or the hash of a long text, an object or an array. */
export type IdentityPart =
  | string
  | number
  | boolean
  | null
  | {
      /** SHA-256 of the value in hexadecimal digits. */
      readonly sha256: string;
    };

/** Maximum length of a text that is stored verbatim in an identity, in characters. */
const maxTextLength = 120;

/**
 * Computes the identity of a run from everything that can change an answer: the model, the seed, the sampling settings,
 * the limits, the contract with its schema, the wording of the prompts, and the input.
 * @param of the parts, by the names under which differences are reported
 * @param derived parts that follow from the others and from the program, such as a complete prompt. A difference in one
 *   of them is reported only if nothing else differs.
 * @example
 * runIdentity({ model: client.id, seed: 7, temperature: null, profiles, posts }, { "wording of the prompts": prompts });
 */
export function runIdentity(
  of: Readonly<Record<string, unknown>>,
  derived: Readonly<Record<string, unknown>> = {},
): RunIdentity {
  const all = Object.entries({ ...of, ...derived });
  const parts = Object.fromEntries(all.map(([name, value]) => [name, partOf(value)]));
  return { hash: sha256(sortedJson(parts)), parts, derived: Object.keys(derived) };
}

function partOf(value: unknown): IdentityPart {
  if (value === undefined || value === null) return null;
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (typeof value === "string" && value.length <= maxTextLength) return value;
  return { sha256: sha256(sortedJson(value)) };
}

/**
 * Describes the differences between an existing run and this one, a phrase for each part: "temperature is 0.7 there,
 * but 1.2 here".
 */
export function identityDifferences(there: RunIdentity, here: RunIdentity): string[] {
  const names = [...new Set([...Object.keys(there.parts), ...Object.keys(here.parts)])];
  const differing = names.filter((name) => sortedJson(there.parts[name]) !== sortedJson(here.parts[name]));
  const own = differing.filter((name) => here.derived?.includes(name) !== true);
  return (own.length > 0 ? own : differing).map((name) =>
    formatDifference(name, there.parts[name], here.parts[name]),
  );
}

function formatDifference(
  name: string,
  recorded: IdentityPart | undefined,
  current: IdentityPart | undefined,
): string {
  if (isHash(recorded) && isHash(current)) return `other ${name}`;
  return `${name} is ${formatPart(recorded)} there, but ${formatPart(current)} here`;
}

function isHash(part: IdentityPart | undefined): part is { readonly sha256: string } {
  return typeof part === "object" && part !== null;
}

function formatPart(part: IdentityPart | undefined): string {
  if (part === undefined || part === null) return "not set";
  return isHash(part) ? "a longer value" : JSON.stringify(part);
}

/** Whether a value read from a file is an identity. */
export function isRunIdentity(value: unknown): value is RunIdentity {
  if (typeof value !== "object" || value === null || !("hash" in value) || !("parts" in value)) return false;
  const { hash, parts } = value;
  return (
    typeof parts === "object" &&
    parts !== null &&
    !Array.isArray(parts) &&
    Object.values(parts).every(isPart) &&
    hash === sha256(sortedJson(parts))
  );
}

function isPart(value: unknown): value is IdentityPart {
  if (typeof value !== "object") return ["string", "number", "boolean"].includes(typeof value);
  return value === null || ("sha256" in value && typeof value.sha256 === "string");
}

/** Serializes a value as JSON with sorted properties. */
function sortedJson(value: unknown): string {
  return (
    JSON.stringify(value, (_, member: unknown) =>
      typeof member === "object" && member !== null && !Array.isArray(member)
        ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
        : member,
    ) ?? "null"
  );
}
