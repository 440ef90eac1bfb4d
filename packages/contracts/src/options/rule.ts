/** What an option's value must be. */
export interface Rule {
  /** How a message puts it: `must be a function`. */
  readonly must: string;
  /** Whether a value is as it must be. Not asked of an option that is left out. */
  readonly fits: (value: unknown) => boolean;
  /** What each item of a list must be; looked at when the list itself fits, so that a message names the item. */
  readonly each?: Rule;
  /** What other libraries call the option, for whoever comes from one. */
  readonly elsewhere?: readonly string[];
  /** Whether the option cannot be left out. Default false. */
  readonly needed?: boolean;
}

/** A rule for every option of a kind of options: one without does not compile. */
export type Rules<Options> = { readonly [Name in keyof Required<Options>]: Rule };

/** The rule of an option that cannot be left out. */
export function needed(rule: Rule): Rule {
  return { ...rule, needed: true };
}

/** One of a few values. */
export function oneOf(...values: readonly (string | boolean)[]): Rule {
  const shown = values.map((value) => JSON.stringify(value));
  const last = shown.pop() ?? "";
  return {
    must: `must be ${shown.length === 0 ? last : `${shown.join(", ")} or ${last}`}`,
    fits: (value) => values.some((allowed) => allowed === value),
  };
}

/** What many options have in common. */
export const rules = {
  aFunction: { must: "must be a function", fits: (value) => typeof value === "function" },
  flag: { must: "must be true or false", fits: (value) => typeof value === "boolean" },
  text: {
    must: "must be a string that is not blank",
    fits: (value) => typeof value === "string" && value.trim() !== "",
  },
  natural: {
    must: "must be an integer of at least 1",
    fits: (value) => isInteger(value) && value >= 1,
  },
  count: {
    must: "must be an integer of at least 0",
    fits: (value) => isInteger(value) && value >= 0,
  },
  milliseconds: {
    must: "must be a number of milliseconds above 0",
    // A longer timer than this fires at once.
    fits: (value) => typeof value === "number" && value > 0 && value <= 0x7fffffff,
  },
  temperature: {
    must: "must be a number from 0 to 2",
    fits: (value) => typeof value === "number" && value >= 0 && value <= 2,
  },
  signal: { must: "must be an AbortSignal", fits: (value) => isRecord(value) && "aborted" in value },
  record: { must: "must be an object", fits: isRecord },
  list: { must: "must be a list", fits: Array.isArray },
  moment: {
    must: "must be a Date",
    fits: (value) => value instanceof Date && !Number.isNaN(value.getTime()),
  },
} as const satisfies Record<string, Rule>;

/** Whether a value is a safe integer. */
function isInteger(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** Whether a value is an object, and not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
