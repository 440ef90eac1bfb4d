import type { GenerateTarget } from "./output/plan.js";

/** The folder of `<contract>/v<N>/schema.json` to read, and the code to generate. */
export interface GenerateOptions extends GenerateTarget {
  /** Also write, or check, the compiled validators. A project that generates in each build need not commit them. */
  readonly validators?: boolean;
  /** Files that are replaced though they were not generated here, or were changed since. Default: none. */
  readonly overwrite?: readonly string[];
}
