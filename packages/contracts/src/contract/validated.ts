import type { Violation } from "./violation.js";

/** The result of validating a value: itself, copied and with defaults filled, or the rules that it breaks. */
export type Validated<Output> =
  | { readonly value: Output; readonly violations?: undefined }
  | { readonly violations: readonly Violation[] };
