import { pointerTo, type Violation } from "@concordat/contracts/contract";
import { isRecord } from "@concordat/contracts/options";
import type { AsyncContractLike } from "@concordat/parser";
import { hasType } from "../wire/candidate-schemas.js";
import type { Extension } from "../wire/extend-schema.js";
import type { LoweredContract } from "../wire/lowered-contract.js";
import { isValueList, type Narrowing, placeTokens } from "../wire/narrow-schema.js";
import type { AnswerContract } from "./answer-contract.js";
import { type ReachedBound, reachedBounds } from "./reached-bounds.js";
import { unstorableStrings } from "./storable-strings.js";

/** An answer, split into the value of the contract and the extra fields. */
interface SplitAnswer {
  readonly value: unknown;
  readonly extension: Readonly<Record<string, unknown>>;
}

/** The contract of a request: narrowed, extended and in the frame that the engine requires. */
export interface RequestContract extends AsyncContractLike {
  readonly schema: LoweredContract["asked"];
  /** Splits an answer into the value of the contract and the extra fields. The answer itself is not changed. */
  split(answer: unknown): SplitAnswer;
  /** Returns the bounds that an answer reaches exactly, given the `limitScale` of its request. */
  reached(answer: unknown, limitScale: number): readonly ReachedBound[];
}

/**
 * Returns the contract for reading and validating an answer: the complete contract, the request-time constraints, and
 * the rule that every file and database can store its strings.
 */
export function askedContract<Output>(
  contract: AnswerContract<Output>,
  { narrow = {}, extension = {} }: { readonly narrow?: Narrowing; readonly extension?: Extension },
  lowered: LoweredContract,
): RequestContract {
  const split = (answer: unknown): SplitAnswer => splitAnswer(lowered.take(answer), extension);
  return {
    schema: lowered.asked,
    split,
    validate(answer) {
      const { value } = split(answer);
      const more = [...narrowViolations(value, narrow), ...unstorableStrings(value)];
      const own = contract.validate(value);
      return own instanceof Promise ? own.then((late) => [...late, ...more]) : [...own, ...more];
    },
    // The contract's defaults are filled in later, after the answer has been split.
    fillDefaults: (answer: unknown) => answer,
    reached: (answer, limitScale) => reachedBounds(lowered.take(answer), lowered, limitScale),
  };
}

/** Separates the extra fields from the value. An extra field of the wrong type is dropped; it never invalidates the answer. */
function splitAnswer(answer: unknown, extension: Extension): SplitAnswer {
  if (Object.keys(extension).length === 0 || !isRecord(answer)) return { value: answer, extension: {} };
  const entries = Object.entries(answer);
  return {
    value: Object.fromEntries(entries.filter(([name]) => !Object.hasOwn(extension, name))),
    extension: Object.fromEntries(
      entries.filter(([name, field]) => Object.hasOwn(extension, name) && isAsWished(field, extension[name])),
    ),
  };
}

function isAsWished(field: unknown, { type }: Extension[string] = {}): boolean {
  return type === undefined || [type].flat().some((name) => hasType(field, name));
}

function narrowViolations(value: unknown, narrow: Narrowing): Violation[] {
  return Object.entries(narrow).flatMap(([pointer, open]) =>
    placesOf(value, placeTokens(pointer), "").flatMap(({ path, found }) =>
      isValueList(open)
        ? listViolations(found, open, path)
        : open.validate(found).map((violation) => ({ ...violation, path: `${path}${violation.path}` })),
    ),
  );
}

function listViolations(found: unknown, open: readonly (string | number)[], path: string): Violation[] {
  if (open.some((allowed) => allowed === found)) return [];
  const allowed = open.map((value) => JSON.stringify(value)).join(", ");
  return [{ path, keyword: "enum", message: `must be one of ${allowed}` }];
}

/** Returns the values at a pointer in which `*` means every item. */
function placesOf(
  value: unknown,
  tokens: readonly string[],
  path: string,
): { path: string; found: unknown }[] {
  const [token, ...rest] = tokens;
  if (token === undefined) return [{ path, found: value }];
  if (token === "*" && Array.isArray(value)) {
    return value.flatMap((item, index) => placesOf(item, rest, `${path}/${index}`));
  }
  return isRecord(value) && Object.hasOwn(value, token)
    ? placesOf(value[token], rest, pointerTo(path, token))
    : [];
}
