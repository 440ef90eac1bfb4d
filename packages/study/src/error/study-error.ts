import { ConcordatError } from "@concordat/contracts/contract";

/** What can go wrong with a study other than its scenario, its runs and its files. */
export type StudyErrorCode =
  /** The folder contains no study, or what it holds is damaged. */
  | "NO_STUDY"
  /** What a step left is damaged, or is not of the runs that there are. */
  | "DAMAGED"
  /** The model is not the one that the study's runs were decided by. */
  | "MODEL_NEEDED";

/** A study cannot be continued. Its message says what is wrong, and what to do. */
export class StudyError extends ConcordatError<StudyErrorCode> {
  /** What went wrong; stable. */
  readonly code: StudyErrorCode;

  static override isInstance(value: unknown): value is StudyError {
    return ConcordatError.isInstance(value) && value.name === "StudyError";
  }

  constructor(code: StudyErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
