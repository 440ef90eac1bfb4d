import { ConcordatError } from "@concordat/contracts/contract";

/** Errors of a study, other than those of its scenario, its runs and its files. */
export type StudyErrorCode =
  /** The folder contains no study, or a damaged one. */
  | "NO_STUDY"
  /** The result of a step is damaged, or belongs to other runs. */
  | "DAMAGED"
  /** The model differs from the one that decided in the study's runs. */
  | "MODEL_NEEDED";

/** A study cannot be resumed. The message says what is wrong, and what to do. */
export class StudyError extends ConcordatError<StudyErrorCode> {
  /** The stable error code. */
  readonly code: StudyErrorCode;

  static override isInstance(value: unknown): value is StudyError {
    return ConcordatError.isInstance(value) && value.name === "StudyError";
  }

  constructor(code: StudyErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
