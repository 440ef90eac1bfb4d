/**
 * A reasoner's response of version 1 as version 2, and back.
 * @module
 */
import {
  type ReasonerResponse as ReasonerResponseV1,
  reasonerResponseV1,
} from "../generated/reasoner-response/v1/index.js";
import type { ReasonerResponse as ReasonerResponseV2 } from "../generated/reasoner-response/v2/index.js";
import { MigrationRefusedError } from "../migration/index.js";
import { checkValue, required, rules } from "../options/index.js";

/** Version 1 has no field for a part of the response, and a migration must not drop it. */
export class ReasonerResponseMigrationError extends MigrationRefusedError {}

/** Converts a response of version 1 to version 2. The result is the same value, without a reason. */
export function reasonerResponseV1ToV2(v1: ReasonerResponseV1): ReasonerResponseV2 {
  checkValue(v1, required({ ...rules.record, message: "must be a response of reasoner-response/v1" }), "v1");
  return { next_state: v1.next_state };
}

/**
 * Converts a response of version 2 to version 1.
 * @throws {ReasonerResponseMigrationError} if it contains a reason, or a state that version 1 does not list
 */
export function reasonerResponseV2ToV1(v2: ReasonerResponseV2): ReasonerResponseV1 {
  checkValue(v2, required({ ...rules.record, message: "must be a response of reasoner-response/v2" }), "v2");
  const { reason, next_state } = v2;
  if (typeof reason === "string") {
    throw new ReasonerResponseMigrationError(
      `reasoner-response/v1 has no reason, but this response gives ${JSON.stringify(reason)}`,
    );
  }
  const v1 = { next_state };
  if (reasonerResponseV1.is(v1)) return v1;
  throw new ReasonerResponseMigrationError(
    `reasoner-response/v1 does not list the state ${JSON.stringify(next_state)}`,
  );
}
