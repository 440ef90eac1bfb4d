import { ConcordatError, hasErrorCode } from "@concordat/contracts/contract";

/** The server answered, but not as its protocol says, or it refused the request as bad. */
export class ProtocolError extends ConcordatError<"PROTOCOL_ERROR"> {
  readonly code = "PROTOCOL_ERROR";

  static override isInstance(value: unknown): value is ProtocolError {
    return hasErrorCode(value, "PROTOCOL_ERROR");
  }
}
