import { ConcordatError } from "@concordat/contracts/contract";

const marker: unique symbol = Symbol.for("concordat.simulation");

/** The base class of this package's errors. */
export abstract class SimulationError<Code extends string> extends ConcordatError<Code> {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    Object.defineProperty(this, marker, { value: true });
  }
}

/**
 * Whether a value is an error of this package with this code, from any copy of it. Errors of other packages
 * may share a code, such as `OTHER_RUN` of files.
 */
export function isSimulationError<Code extends string>(
  value: unknown,
  code: Code,
): value is SimulationError<Code> {
  return ConcordatError.isInstance(value) && marker in value && value.code === code;
}
