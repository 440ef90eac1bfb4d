import type { Violation } from "./violation.js";

/** The result of validating a value: a copy with defaults filled in, or the violations. */
export type Validated<Output> =
  | { readonly value: Output; readonly violations?: undefined }
  | { readonly violations: readonly Violation[] };
