import type { Violation } from "@concordat/contracts/contract";
import type { Failure } from "../errors/index.js";

/** An event of a request. */
export type GenerateEvent =
  | {
      readonly state: "pending";
      /** The number of the request, from 1. */
      readonly attempt: number;
    }
  | {
      readonly state: "parsed";
      readonly attempt: number;
      /** The value read from the text; checked only once it is `valid`. */
      readonly value: unknown;
    }
  | { readonly state: "valid"; readonly attempt: number; readonly value: unknown }
  | {
      readonly state: "invalid";
      readonly attempt: number;
      /** The rules that the answer broke; the next request names them to the model. */
      readonly violations: readonly Violation[];
    }
  | {
      readonly state: "failed";
      readonly attempt: number;
      /** The reason why the request failed, or why its answer could not be read. */
      readonly error: Failure;
    };
