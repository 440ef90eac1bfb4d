import { pointerTo } from "../schema/pointer.js";
import { InvalidDocumentError } from "./invalid-document-error.js";

/**
 * Copies a schema through JSON, as if it were read from a file.
 * @param base the prefix of pointers into it. Default: empty, for the document itself
 * @throws {InvalidDocumentError} for values that JSON does not have: an infinite bound would become null
 * @throws {RangeError} when it is nested too deeply
 */
export function jsonCopy(document: unknown, base = ""): unknown {
  const pointers = new Map<unknown, string>();
  /**
   * A replacer for `JSON.stringify`, which calls it with the value's parent as `this`. Throws for values that JSON
   * does not have.
   */
  function checked(this: unknown, key: string, value: unknown): unknown {
    const holder = pointers.get(this);
    const pointer = holder === undefined ? base : pointerTo(holder, key);
    if (typeof value === "object" && value !== null) pointers.set(value, pointer);
    else if (isWrittenAsNull(value, this))
      throw new InvalidDocumentError(pointer, `is ${nameOf(value)}, which JSON cannot hold`);
    return value;
  }
  try {
    return JSON.parse(JSON.stringify(document, checked));
  } catch (error) {
    if (error instanceof RangeError || error instanceof InvalidDocumentError) throw error;
    const message =
      "cannot be written as JSON: it holds itself, or a value that JSON has not, such as a bigint";
    throw new InvalidDocumentError(base, message, { cause: error });
  }
}

/** Whether `JSON.stringify` would write `null` for a value that is not `null`. */
function isWrittenAsNull(value: unknown, holder: unknown): boolean {
  if (typeof value === "number") return !Number.isFinite(value);
  return Array.isArray(holder) && ["undefined", "function", "symbol"].includes(typeof value);
}

function nameOf(value: unknown): string {
  return typeof value === "number" || value === undefined ? String(value) : `a ${typeof value}`;
}
