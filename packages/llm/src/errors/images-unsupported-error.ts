import { FailureBase, isFailureOf } from "./failure-base.js";

/** A message contains a picture or a document, and the model or its engine does not accept one. */
export class ImagesUnsupportedError extends FailureBase<"IMAGES_UNSUPPORTED"> {
  /** The code that identifies this failure. */
  readonly code = "IMAGES_UNSUPPORTED";

  static override isInstance(value: unknown): value is ImagesUnsupportedError {
    return isFailureOf(value, "IMAGES_UNSUPPORTED");
  }
}
