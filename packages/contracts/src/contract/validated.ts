import type { Violation } from "./violation.js";

/** What a value comes to: itself, copied and with defaults filled, or the rules that it breaks. */
export type Validated<Output> =
  | { readonly value: Output; readonly violations?: undefined }
  | { readonly violations: readonly Violation[] };
