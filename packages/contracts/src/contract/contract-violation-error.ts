import { ConcordatError, hasErrorCode } from "../error/concordat-error.js";
import { formatViolation, type Violation } from "./violation.js";

/** A value violates a contract. */
export class ContractViolationError extends ConcordatError<"CONTRACT_VIOLATION"> {
  /** The error code, which identifies this kind of error. */
  readonly code = "CONTRACT_VIOLATION";
  /** The contract's reference, such as `agent-decision/v2`. */
  readonly ref: string;
  /** The violations of the contract; never empty. */
  readonly violations: readonly Violation[];

  static override isInstance(value: unknown): value is ContractViolationError {
    return hasErrorCode(value, "CONTRACT_VIOLATION");
  }

  constructor(ref: string, violations: readonly Violation[], options?: ErrorOptions) {
    super(`value does not match ${ref}: ${violations.map(formatViolation).join("; ")}`, options);
    this.ref = ref;
    this.violations = violations;
  }
}
