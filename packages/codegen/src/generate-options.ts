import type { GenerateTarget } from "./output/plan.js";

/** What to generate, and from which folder of `<contract>/v<N>/schema.json`. */
export interface GenerateOptions extends GenerateTarget {
  /** The folder of schemas. */
  readonly schemas: string;
  /** Also write the compiled validators, which a build wants and a commit does not. */
  readonly validators?: boolean;
}
