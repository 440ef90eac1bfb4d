import type { Violation } from "../contract/contract-like.js";

/** The result of validating a value: the library's output, or its violations. */
export type Checked<Output> =
  | {
      /** The library's output, after defaults and transforms. */
      readonly value: Output;
      readonly violations?: undefined;
    }
  | {
      /** The violations that the library reports; never empty. */
      readonly violations: readonly Violation[];
    };
