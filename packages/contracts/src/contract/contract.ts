import type { JsonSchema } from "./json-schema.js";
import type { StandardProps } from "./standard.js";
import type { Violation } from "./violation.js";

/**
 * One kind of answer: a canonical JSON Schema and everything derived from it.
 *
 * `parse` accepts an `Input`, in which properties with a default may be absent, and returns an `Output`, in which
 * they are filled in. Both are the same type for a contract without defaults.
 *
 * @example
 * import { post } from "@concordat/contracts/post";
 * post.parse({ id: "p3", author_id: "ada", text: "Hello.", timestamp: "2026-03-14T09:26:53Z" }).likes; // 0
 * post.validate({}); // [{ path: "", keyword: "required", message: "must have the property 'id'" }, …]
 */
export interface Contract<Output = unknown, Input = Output> {
  /** The contract's name: `agent-decision`. */
  readonly name: string;
  /** The contract's version, counted from 1. */
  readonly version: number;
  /** Name and version as records and command lines write them: `agent-decision/v2`. */
  readonly ref: string;
  /** The canonical JSON Schema 2020-12, frozen. */
  readonly schema: JsonSchema;
  /** Whether a `format` is a rule of this contract rather than an annotation. */
  readonly assertsFormats: boolean;
  /** Whether `value` satisfies the contract. Defaults are not required to be filled. */
  is(value: unknown): value is Input;
  /** Returns the violations of the contract by a value; empty if the value is valid. */
  validate(value: unknown): Violation[];
  /**
   * Returns a copy of a value with defaults filled in. The value itself is never changed.
   * @throws {ContractViolationError} when the value violates the contract
   */
  parse(value: unknown): Output;
  /** Fills defaults in place, in a valid value that the caller owns, and returns it. */
  fillDefaults(value: Input): Output;
  /** Standard Schema v1 and Standard JSON Schema v1. */
  readonly "~standard": StandardProps<Output, Input>;
}

/**
 * The type a contract's `parse` returns.
 * @example
 * type Post = OutputOf<typeof post>;
 */
export type OutputOf<C> = C extends Contract<infer Output, infer _Input> ? Output : never;
