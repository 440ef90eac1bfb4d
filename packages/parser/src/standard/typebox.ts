import { memoize } from "../contract/memoize.js";
import { parsePointer } from "../contract/pointer.js";
import { companion } from "./companion.js";
import type { StandardIssue, StandardResult, StandardSchema } from "./standard-schema.js";
import { standAlone } from "./typebox-json-schema.js";
import type { TypeBoxKind, TypeBoxSchema } from "./typebox-types.js";

/** Whether a value is a TypeBox 1 type, which is a JSON Schema with a hidden marker. */
export function isTypeBoxSchema(value: unknown): value is TypeBoxSchema & TypeBoxKind {
  return typeof Object(value)["~kind"] === "string";
}

/**
 * Adapts a TypeBox type as a Standard Schema, checked by TypeBox itself: refinements are enforced and codecs
 * decode.
 * @throws {TypeError} when `typebox/value` cannot be loaded
 */
export const typeBoxStandard = memoize((type: TypeBoxSchema): StandardSchema => {
  const { Clone, Default, Errors, DecodeUnsafe } = valueModule();
  const validate = (value: unknown): StandardResult<unknown> => {
    const filled = Default(type, Clone(value));
    const issues = Array.from(Object(Errors(type, filled)), toIssue);
    return issues.length > 0 ? { issues } : { value: DecodeUnsafe({}, type, filled) };
  };
  const input = (): Record<string, unknown> => standAlone(type);
  return { "~standard": { version: 1, vendor: "typebox", validate, jsonSchema: { input } } };
});

/** The functions of `typebox/value` that are called here. */
type ValueModule = Readonly<Record<"Clone" | "Default" | "Errors" | "DecodeUnsafe", AnyFunction>>;

type AnyFunction = (...args: readonly unknown[]) => unknown;

function isValueModule(found: object | null): found is ValueModule {
  return typeof Object(found).DecodeUnsafe === "function";
}

function valueModule(): ValueModule {
  const found = companion("typebox/value");
  if (isValueModule(found)) return found;
  throw new TypeError("typebox/value cannot be loaded; use defineContract of @concordat/contracts/define");
}

interface TypeBoxIssue extends StandardIssue {
  readonly code: string;
}

function toIssue(error: unknown): TypeBoxIssue {
  const { instancePath, keyword, message } = Object(error);
  return {
    message: String(message),
    code: String(keyword).replace("~", ""),
    path: parsePointer(String(instancePath)),
  };
}
