import type { Violation } from "@concordat/contracts/contract";
import { isForeignSchema } from "@concordat/parser";
import type { Limits } from "../limits.js";
import type { Example } from "../prompt/example-turns.js";
import { isSeed } from "../seed/derive-seed.js";
import type { AskedContract } from "./asked-contract.js";
import type { GenerateOptions } from "./generate-options.js";

/** What an option's value must be, and the test of it. An option that is not given is not tested. */
type Rule = readonly [must: string, fits: (value: unknown) => boolean];

const natural: Rule = ["must be an integer of at least 1", (value) => isInteger(value) && value >= 1];
const milliseconds: Rule = [
  "must be a number of milliseconds above 0",
  (value) => typeof value === "number" && value > 0 && value <= 0x7fffffff,
];
const aFunction: Rule = ["must be a function", (value) => typeof value === "function"];

/** One row for each option whose wrong values the type cannot, or a caller from JavaScript does not, keep out. */
const rules: Readonly<Partial<Record<keyof GenerateOptions<unknown>, Rule>>> = {
  client: [
    "must be a chat client, such as createOllamaClient() gives",
    (value) => isObject(value) && typeof value.chat === "function" && isObject(value.wireForm),
  ],
  contract: [
    "must be a contract of @concordat/contracts, what its defineContract makes of a JSON Schema, or a schema of Zod, " +
      "Valibot, ArkType or TypeBox",
    (value) =>
      isForeignSchema(value) ||
      (isObject(value) && typeof value.validate === "function" && isObject(value.schema)),
  ],
  messages: [
    "must be a list of at least one message: { role, content }",
    (value) => Array.isArray(value) && value.length > 0 && value.every(isMessage),
  ],
  narrow: ["must be an object of JSON Pointers to what is open there", isObject],
  extension: ["must be an object of schemas by field name", isObject],
  omit: ["must be a list of property names", isTextList],
  maxAttempts: natural,
  maxRetries: ["must be an integer of at least 0", (value) => isInteger(value) && value >= 0],
  seed: [
    "must be an integer from 0 to 2147483647, or a function that gives one for each answer",
    (value) => isSeed(value) || typeof value === "function",
  ],
  temperature: [
    "must be a number from 0 to 2",
    (value) => typeof value === "number" && value >= 0 && value <= 2,
  ],
  maxTokens: natural,
  timeoutMs: milliseconds,
  deadlineMs: milliseconds,
  signal: ["must be an AbortSignal", (value) => isObject(value) && "aborted" in value],
  describe: [
    'must be "full", "short" or false',
    (value) => value === "full" || value === "short" || value === false,
  ],
  examples: [
    "must be a list of examples: { input, output }",
    (value) => Array.isArray(value) && value.every(isExample),
  ],
  onEvent: aFunction,
  random: aFunction,
};

const limitNames: readonly (keyof Limits)[] = ["text", "items"];

/**
 * Refuses invalid arguments before anything is sent.
 * @throws {RangeError} that names the option, what it must be and what was given
 */
export function checkOptions<Output, Input>(options: GenerateOptions<Output, Input, unknown>): void {
  const given = new Map<string, unknown>(Object.entries(options));
  for (const [name, rule] of Object.entries(rules)) check(name, rule, given.get(name), name in required);
  if (options.limits === undefined) return;
  check("limits", ["must be an object such as { text: 4000 }", isObject], options.limits, true);
  for (const [name, limit] of Object.entries(options.limits)) {
    if (!limitNames.some((known) => known === name)) {
      throw new RangeError(`limits.${name} is not known; there are ${limitNames.join(" and ")}`);
    }
    check(`limits.${name}`, natural, limit, false);
  }
}

/**
 * Refuses an example that a model should not follow: at once, or later where the contract's check takes its time.
 * @throws {RangeError} when an output breaks the contract
 */
export function checkExamples(
  examples: readonly Example<unknown>[],
  contract: AskedContract,
): Promise<void> | null {
  const open = examples.flatMap(({ output }, index) => {
    const found = contract.validate(output);
    if (found instanceof Promise) return [found.then((late) => refuseBroken(late, index))];
    refuseBroken(found, index);
    return [];
  });
  return open.length === 0 ? null : Promise.all(open).then(() => undefined);
}

function refuseBroken([violation]: readonly Violation[], index: number): void {
  if (violation === undefined) return;
  const where = `examples[${index}].output${violation.path.replace(/\//g, ".")}`;
  throw new RangeError(`${where} breaks the contract: ${violation.message}`);
}

const required = { client: true, contract: true, messages: true } as const;

function check(name: string, [must, fits]: Rule, value: unknown, needed: boolean): void {
  if (value === undefined ? !needed : fits(value)) return;
  throw new RangeError(`${name} ${must}, but is ${shown(value)}`);
}

/** A value in a message: short, and never a secret that an object may hold. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "object" && value !== null) return "another object";
  return typeof value === "string" ? JSON.stringify(value.slice(0, 40)) : String(value);
}

function isInteger(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

function isExample(value: unknown): boolean {
  return isObject(value) && typeof value.input === "string" && value.output !== undefined;
}

const roles: readonly unknown[] = ["system", "user", "assistant"];

function isMessage(value: unknown): boolean {
  return isObject(value) && roles.includes(value.role) && value.content !== undefined;
}
