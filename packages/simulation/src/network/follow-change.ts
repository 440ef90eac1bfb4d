/** A change of a follow by an event or a decision. */
export interface FollowChange {
  /** The first round in which the change is effective, counted from 0. */
  readonly round: number;
  /** The number of the account that follows. */
  readonly follower: number;
  /** The number of the account that is followed. */
  readonly followed: number;
  /** Whether the follower follows the account from this round on. If false, it no longer does. */
  readonly follows: boolean;
}
