import { ConcordatError } from "@concordat/contracts/contract";

/** The codes of `StudyError`. Errors of scenarios, runs and files have other classes. */
export type StudyErrorCode =
  /** The folder contains no study, or a damaged one. */
  | "NO_STUDY"
  /** The result of a step is damaged, or was computed from other runs. */
  | "DAMAGED"
  /** The given model is not the one that decided in the study's runs. */
  | "MODEL_NEEDED";

/** Error for a study that cannot be resumed. The message describes the problem and its solution. */
export class StudyError extends ConcordatError<StudyErrorCode> {
  /** The kind of error. Codes are stable between versions. */
  readonly code: StudyErrorCode;

  static override isInstance(value: unknown): value is StudyError {
    return ConcordatError.isInstance(value) && value.name === "StudyError";
  }

  constructor(code: StudyErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
