import type { Member } from "./vocabulary.js";

/** A member and where the question names it. */
export interface PlacedMember {
  readonly member: Member;
  readonly start: number;
  readonly negated: boolean;
  /** It is written as a name, which no other member shares. */
  readonly isName?: boolean;
}
