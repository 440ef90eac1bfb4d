import type { Contract, JsonSchema, Violation } from "@concordat/contracts/contract";
import type { ContractLike } from "@concordat/parser";
import type { Extension } from "../wire/extend-schema.js";
import { isValueList, type Narrowing } from "../wire/narrow-schema.js";
import { askedSchema } from "../wire/to-wire-schema.js";

/** An answer taken apart: what the contract is about, and what was asked besides. */
interface SplitAnswer {
  readonly value: unknown;
  readonly extension: Readonly<Record<string, unknown>>;
}

/** A contract as it is asked at this moment: narrowed and extended. */
export interface AskedContract extends ContractLike {
  readonly schema: JsonSchema;
  /** Takes an answer apart. The answer is not changed. */
  split(answer: unknown): SplitAnswer;
}

/** What an answer is parsed and checked against: the whole contract, the narrowing, the further fields. */
export function askedContract(
  contract: Contract,
  { narrow = {}, extension = {} }: { readonly narrow?: Narrowing; readonly extension?: Extension },
): AskedContract {
  const split = (answer: unknown): SplitAnswer => splitAnswer(answer, Object.keys(extension));
  return {
    schema: askedSchema(contract.schema, { narrow: valueLists(narrow), extension }),
    split,
    validate(answer) {
      const { value, extension: fields } = split(answer);
      return [
        ...contract.validate(value),
        ...narrowViolations(value, narrow),
        ...fieldViolations(fields, extension),
      ];
    },
    // Defaults are the contract's own; they are filled once the answer has been taken apart.
    fillDefaults: (answer: unknown) => answer,
  };
}

/**
 * A place with a check of its own is read by the contract's schema: read by what the engine was asked with, what is
 * not there would be dropped before it could be told.
 */
function valueLists(narrow: Narrowing): Narrowing {
  return Object.fromEntries(Object.entries(narrow).filter(([, open]) => isValueList(open)));
}

function splitAnswer(answer: unknown, names: readonly string[]): SplitAnswer {
  if (names.length === 0 || !isRecord(answer)) return { value: answer, extension: {} };
  const entries = Object.entries(answer);
  return {
    value: Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
    extension: Object.fromEntries(entries.filter(([name]) => names.includes(name))),
  };
}

function narrowViolations(value: unknown, narrow: Narrowing): Violation[] {
  return Object.entries(narrow).flatMap(([pointer, open]) =>
    placesOf(value, pointer.split("/").slice(1), "").flatMap(({ path, found }) =>
      isValueList(open)
        ? listViolations(found, open, path)
        : open.validate(found).map((violation) => ({ ...violation, path: `${path}${violation.path}` })),
    ),
  );
}

/** A value of another type breaks the contract itself, which says so. */
function listViolations(found: unknown, open: readonly (string | number)[], path: string): Violation[] {
  const fits = open.some((allowed) => allowed === found);
  if (fits || (typeof found !== "string" && typeof found !== "number")) return [];
  const allowed = open.map((one) => JSON.stringify(one)).join(", ");
  return [{ path, keyword: "enum", message: `must be one of ${allowed}` }];
}

/** The values that a pointer with `*` leads to. */
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
    ? placesOf(value[token], rest, `${path}/${token}`)
    : [];
}

function fieldViolations(fields: Readonly<Record<string, unknown>>, extension: Extension): Violation[] {
  return Object.entries(extension).flatMap(([name, { type = "string" }]) => {
    if (!Object.hasOwn(fields, name)) {
      return [{ path: "", keyword: "required", message: `must have the property '${name}'` }];
    }
    const types = [type].flat();
    return types.some((one) => hasType(fields[name], one))
      ? []
      : [{ path: `/${name}`, keyword: "type", message: `must be ${types.join(" or ")}` }];
  });
}

function hasType(value: unknown, type: string): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  if (type === "object") return isRecord(value);
  return typeof value === type;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
