import type { GenerateTarget } from "./output/plan.js";

/** The folder of `<contract>/v<N>/schema.json` to read, and the code to generate. */
export interface GenerateOptions extends GenerateTarget {
  /** Also write the compiled validators, which belong in a build but not in a commit. */
  readonly validators?: boolean;
  /** Files that are replaced though they were not generated here, or were changed since. Default: none. */
  readonly overwrite?: readonly string[];
}
