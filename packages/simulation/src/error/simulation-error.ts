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
 * Whether a value is an error of this package with this code, from any copy of the package. The code alone is not
 * sufficient: errors of other packages can have the same code, such as `OTHER_RUN`.
 */
export function isSimulationError<Code extends string>(
  value: unknown,
  code: Code,
): value is SimulationError<Code> {
  return ConcordatError.isInstance(value) && marker in value && value.code === code;
}
