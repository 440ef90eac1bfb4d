import type { Choice, Route } from "@concordat/simulation";

/** A decision as it is listed. */
export interface ListedDecision {
  /** The round, counted from 0. */
  readonly round: number;
  /** The id of who decided. */
  readonly agent: string;
  /** The agent's segment. Null: it belongs to none. */
  readonly segment: string | null;
  /** Who decided: `model`, `reasoner`, or the name of a rule. */
  readonly policy: string;
  /** The id of the post that was decided on. Null: none of a whole feed was chosen. */
  readonly post: string | null;
  /** The post's place in the feed, counted from 1. Null if `post` is. */
  readonly rank: number | null;
  /** How the post reached the agent. Null if `post` is. */
  readonly route: Route | null;
  /** Its outcome; `by_rule` if no agent was asked. */
  readonly state: "valid" | "invalid" | "failed" | "by_rule";
  /** Why nothing was decided. Null: something was. */
  readonly code: string | null;
  /** What was decided. Null: nothing. */
  readonly choice: Choice | null;
  /** What was written. Null: nothing. */
  readonly content: string | null;
  /** Why, in the model's words. Null: there are none. */
  readonly reason: string | null;
  /** Which of these texts only repeat what the agent was shown. Pages leave them out. */
  readonly copied: readonly ("reason" | "content")[];
  /** The rule that drew the choice of a decision whose words a model wrote. Null: there is none. */
  readonly rule: string | null;
}
