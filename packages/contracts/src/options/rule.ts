/** The requirement on an option's value. */
export interface Rule {
  /** The rule in messages: `must be a function`. */
  readonly message: string;
  /** Whether a value is valid. Not called for an omitted option. */
  readonly test: (value: unknown) => boolean;
  /** The rule for each item of a list; checked if the list itself is valid, so that a message names the item. */
  readonly items?: Rule;
  /** The rule for each member of an object; checked if the object itself is valid, so that a message names the member. */
  readonly members?: Readonly<Record<string, Rule>>;
  /** Names of the option in other libraries, for their users. */
  readonly aliases?: readonly string[];
  /** Whether the option is required. Default false. */
  readonly required?: boolean;
}

/** Rules for a set of options. TypeScript requires a rule for every option. */
export type Rules<Options> = { readonly [Name in keyof Required<Options>]: Rule };

/** Returns the rule for a required option. */
export function required(rule: Rule): Rule {
  return { ...rule, required: true };
}

/** Creates the rule of an option that has one of a few values. */
export function oneOf(...values: readonly (string | boolean)[]): Rule {
  const shown = values.map((value) => JSON.stringify(value));
  const last = shown.pop() ?? "";
  return {
    message: `must be ${shown.length === 0 ? last : `${shown.join(", ")} or ${last}`}`,
    test: (value) => values.some((allowed) => allowed === value),
  };
}

/** Rules that many options share. */
export const rules = {
  aFunction: { message: "must be a function", test: (value) => typeof value === "function" },
  flag: { message: "must be true or false", test: (value) => typeof value === "boolean" },
  text: {
    message: "must be a string that is not blank",
    test: isText,
  },
  natural: {
    message: "must be an integer of at least 1",
    test: (value) => isInteger(value) && value >= 1,
  },
  count: {
    message: "must be an integer of at least 0",
    test: (value) => isInteger(value) && value >= 0,
  },
  milliseconds: {
    message: "must be a number of milliseconds above 0",
    // A timer longer than this fires immediately.
    test: (value) => typeof value === "number" && value > 0 && value <= 0x7fffffff,
  },
  temperature: {
    message: "must be a number from 0 to 2",
    test: (value) => typeof value === "number" && value >= 0 && value <= 2,
  },
  signal: { message: "must be an AbortSignal", test: (value) => isRecord(value) && "aborted" in value },
  record: { message: "must be an object", test: isRecord },
  list: { message: "must be a list", test: Array.isArray },
  moment: {
    message: "must be a Date",
    test: (value) => value instanceof Date && !Number.isNaN(value.getTime()),
  },
} as const satisfies Record<string, Rule>;

/**
 * The rules for file and folder paths. They are a separate object, so that a bundle without file access can omit them.
 */
export const pathRules = {
  file: { message: "must be the path of a file", test: isText },
  folder: { message: "must be the path of a folder", test: isText },
} as const satisfies Record<string, Rule>;

/** Whether a value is a string that is not blank. */
function isText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}

/** Whether a value is a safe integer. */
function isInteger(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** Whether a value is an object, and not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
