import type { ReceivedOutcome } from "@concordat/llm/reader";
import type { DeepPartial } from "@concordat/parser";

/** The reason why a request returned no value. */
export type ObjectFailure = Exclude<ReceivedOutcome<unknown>, { readonly state: "valid" }>["code"];

/** The state of a requested value. `status` discriminates the members, and only `valid` has a `value`. */
export type ObjectState<T> =
  | {
      /** Nothing has been requested yet, or the last request was cleared. */
      readonly status: "idle";
      readonly object: undefined;
    }
  | {
      /** The model is writing. */
      readonly status: "streaming";
      /**
       * The part of the value that has arrived, for display only, because it has not been validated. `undefined` before
       * the first part.
       */
      readonly object: DeepPartial<T> | undefined;
    }
  | {
      /** The caller stopped the request. */
      readonly status: "stopped";
      /** The part of the value that had been written when the request ended. It is not validated. */
      readonly object: DeepPartial<T> | undefined;
    }
  | {
      /** The value is complete and satisfies the contract. */
      readonly status: "valid";
      /** The checked value. */
      readonly value: T;
      /** The same value, for a page that displays it while it grows. */
      readonly object: T;
    }
  | {
      /**
       * The reason why the request has no value. `invalid`: the answer violates the contract. `failed`: there was no
       * complete answer.
       */
      readonly status: "invalid" | "failed";
      /**
       * The reason for the failure. It is `CONNECTION_FAILED` if the server could not be reached, rejected the request
       * or closed the connection.
       */
      readonly code: ObjectFailure;
      readonly object: undefined;
    };
