import type { Violation } from "@concordat/contracts/contract";
import type { Failure } from "../errors/index.js";

/** A step in the life of a request, as it happens. */
export type GenerateEvent =
  | { readonly state: "pending"; readonly attempt: number }
  | { readonly state: "parsed"; readonly attempt: number; readonly value: unknown }
  | { readonly state: "valid"; readonly attempt: number; readonly value: unknown }
  | { readonly state: "invalid"; readonly attempt: number; readonly violations: readonly Violation[] }
  | { readonly state: "failed"; readonly attempt: number; readonly error: Failure };
