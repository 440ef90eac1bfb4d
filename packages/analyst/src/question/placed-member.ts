import type { Member } from "./vocabulary.js";

/** A member and its position in the question. */
export interface PlacedMember {
  readonly member: Member;
  readonly start: number;
  readonly negated: boolean;
  /** Whether the member is written as a name that no other member shares. */
  readonly isName?: boolean;
}
