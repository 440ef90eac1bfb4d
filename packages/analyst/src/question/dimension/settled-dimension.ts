import type { Dimension } from "../../query/dimension.js";

/** The dimension whose groups are compared, and whether the question asks for one of them. */
export interface SettledDimension {
  readonly dimension: Dimension;
  readonly isChoice: boolean;
  readonly isTime: boolean;
}
