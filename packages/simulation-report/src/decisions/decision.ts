import type { Choice, Route } from "@concordat/simulation";

/** A decision, as shown in lists. */
export interface ListedDecision {
  /** The round, counted from 0. */
  readonly round: number;
  /** The id of the agent. */
  readonly agent: string;
  /** The agent's segment; `null` if it has none. */
  readonly segment: string | null;
  /** The name of the policy that decided: `model`, `reasoner`, or the name of a rule. */
  readonly policy: string;
  /** The id of the post; `null` if no post of a complete feed was chosen. */
  readonly post: string | null;
  /** The rank of the post in the feed, counted from 1; `null` if `post` is `null`. */
  readonly rank: number | null;
  /** The route by which the post reached the agent; `null` if `post` is `null`. */
  readonly route: Route | null;
  /** The outcome: a valid, invalid or failed answer of a model, or the decision of a rule. */
  readonly state: "valid" | "invalid" | "failed" | "by_rule";
  /** The code of the error; `null` if there is a decision. */
  readonly code: string | null;
  /** The choice; `null` if there is none. */
  readonly choice: Choice | null;
  /** The text that the agent wrote; `null` if there is none. */
  readonly content: string | null;
  /** The reason that the model gave; `null` if it gave none. */
  readonly reason: string | null;
  /** Texts that only repeat what the agent was shown. Pages do not display them. */
  readonly copied: readonly ("reason" | "content")[];
  /** The name of the rule that sampled the choice, if a model only wrote the text; otherwise `null`. */
  readonly rule: string | null;
}
