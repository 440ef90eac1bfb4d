const marker: unique symbol = Symbol.for("concordat.error");

/**
 * The base class of every error that Concordat throws or records.
 *
 * Distinguish errors by `code`, or with the static `isInstance` of a class: both work across copies of a package and
 * across realms, where `instanceof` does not.
 */
export abstract class ConcordatError<Code extends string = string> extends Error {
  /** Stable, machine-readable name of the error. */
  abstract readonly code: Code;

  /** Whether `value` is any Concordat error, whichever copy of the package made it. */
  static isInstance(value: unknown): value is ConcordatError {
    return value instanceof Error && marker in value;
  }

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    Object.defineProperty(this, marker, { value: true });
  }

  /** Returns the members that `JSON.stringify` writes: name, code, message, and the members of the specific error. */
  toJSON(): { readonly name: string; readonly code: Code; readonly message: string } {
    // The message of an Error is not enumerable, so JSON would omit it.
    return { ...this, name: this.name, code: this.code, message: this.message };
  }
}

/** Whether `value` is a Concordat error with this code. */
export function hasErrorCode<Code extends string>(value: unknown, code: Code): value is ConcordatError<Code> {
  return ConcordatError.isInstance(value) && value.code === code;
}
