import type { GenerateTarget } from "./output/plan.js";

/** The folder of `<contract>/v<N>/schema.json` to read, and the code to generate. */
export interface GenerateOptions extends GenerateTarget {
  /**
   * Whether to generate or check the compiled validators, too. A project that generates them in each build does not
   * have to commit them.
   */
  readonly validators?: boolean;
  /**
   * Paths of files that may be replaced although they were not generated here or were changed afterwards. Default:
   * none.
   */
  readonly overwrite?: readonly string[];
}
