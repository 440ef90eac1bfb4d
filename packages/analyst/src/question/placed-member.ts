import type { Member } from "./vocabulary.js";

/** A value of a column and its position in the question. */
export interface PlacedMember {
  readonly member: Member;
  readonly start: number;
  readonly negated: boolean;
  /** Whether the value is written as a name, and is the only value with this name. */
  readonly isName?: boolean;
}
