import { createScriptedClient } from "@concordat/llm/scripted";

/** Invalid values, each with the sentence that refuses it. */
export type Wrong = readonly (readonly [value: unknown, sentence: RegExp])[];

/** Wrong values for every option of a kind: an option without a row does not compile. */
export type WrongValues<Options> = { readonly [Name in keyof Required<Options>]: Wrong };

/** A kind of options: what is called with them, valid options, and wrong values for each. */
export interface Kind {
  /** As the packages export the type. */
  readonly type: string;
  readonly calls: Readonly<Record<string, (options: never) => unknown>>;
  readonly valid: object;
  readonly wrong: Readonly<Record<string, Wrong>>;
}

export function kind<Options>(
  type: string,
  calls: Readonly<Record<string, (options: Options) => unknown>>,
  valid: Options & object,
  wrong: WrongValues<Options>,
): Kind {
  return { type, calls, valid, wrong };
}

/** Never asked: whatever a wrong option is sent with fails the test. */
export const client = createScriptedClient(() => {
  throw new Error("a request was made with a wrong option");
});
export const text: Wrong = [
  [" ", /must be .* but is " "$/],
  [7, /must be .* but is 7$/],
];
export const flag: Wrong = [["yes", /must be true or false, but is "yes"$/]];
export const natural: Wrong = [
  [0, /must be an integer of at least 1, but is 0$/],
  [1.5, /must be an integer/],
  ["4", /must be .* but is "4"$/],
];
export const milliseconds: Wrong = [
  [Number.NaN, /must be a number of milliseconds above 0, but is NaN$/],
  [0, /must be a number/],
  [Number.POSITIVE_INFINITY, /must be a number/],
];
export const temperature: Wrong = [
  [7, /temperature must be a number from 0 to 2, but is 7$/],
  [Number.NaN, /must be .* but is NaN$/],
  ["0.7", /must be .* but is "0\.7"$/],
];
export const form: Wrong = [["words", /^form must be "json" or "turns", but is "words"$/]];
export const listener: Wrong = [["log", /must be a function, but is "log"$/]];
export const signal: Wrong = [
  [new AbortController(), /^signal must be an AbortSignal, but is another object$/],
];
export const aClient: Wrong = [
  [undefined, /^client must be a chat client.* but is undefined$/],
  [{ id: "x" }, /^client must be a chat client/],
];
export const seed: Wrong = [
  [-1, /^seed must be an integer from 0 to 2147483647/],
  [2 ** 31, /^seed must be/],
  [0.5, /^seed must be/],
];
export const settings = {
  temperature,
  timeoutMs: milliseconds,
  maxAttempts: natural,
  maxRetries: [[-1, /^maxRetries must be an integer of at least 0/]],
} as const satisfies Readonly<Record<string, Wrong>>;
