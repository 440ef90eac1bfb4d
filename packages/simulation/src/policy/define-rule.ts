import type { AgentProfile } from "@concordat/contracts/agent-profile";
import type { Post } from "@concordat/contracts/post";
import { keyOf } from "../random/key.js";
import { type Choice, choiceCode } from "../world/choice.js";
import type { AgentState } from "../world/states/agent-states.js";
import { noChoice } from "./no-choice.js";
import type { RuleDecision, RulePolicy } from "./policy.js";

/** The input of a custom rule. */
export interface RuleQuestion {
  /** The round, counted from 0. */
  readonly round: number;
  /** The agent that decides. */
  readonly agent: AgentProfile;
  /** The post, with its counts at the start of the round. */
  readonly post: Post;
  /** The agent's state at the start of the round. Empty if the scenario has no states. */
  readonly state: AgentState;
  /**
   * Returns a random number from 0 up to, but not including, 1. It is the same whenever the run is repeated. Different
   * names give independent numbers.
   */
  draw(name?: string): number;
}

/** The decision of a custom rule. A reply, a quote and a new post need a text; a reshare may have one. */
export type RuleAnswer =
  | Exclude<Choice, "REPLY" | "COMPOSE" | "QUOTE">
  | {
      /** The choice. */
      readonly choice: "REPLY" | "RESHARE" | "COMPOSE" | "QUOTE";
      /** The reply, the comment on the reshared post, or the new post. */
      readonly content: string;
    };

/**
 * Creates a rule from a function that decides on one post.
 * @example
 * const nightOwls = defineRule("night-owls", ({ post, draw }) =>
 *   /night train/i.test(post.text) && draw() < 0.5 ? "LIKE" : "SCROLL");
 */
export function defineRule(name: string, decide: (question: RuleQuestion) => RuleAnswer): RulePolicy {
  return {
    kind: "rule",
    name,
    returns: false,
    prepare: ({ audience, posts, draws, round, states }) => {
      return (agent, post) => {
        const profile = audience.profile(agent);
        const draw = (of = ""): number =>
          draws.uniform("rule", round, keyOf(profile.id), keyOf(`${name}/${of}/${posts.slots[post] ?? ""}`));
        const state = states?.of(agent) ?? noState;
        return decisionOf(decide({ round, agent: profile, post: posts.at(post), state, draw }));
      };
    },
  };
}

const noState: AgentState = Object.freeze({});

/**
 * Converts the result of a custom rule, which may violate its type.
 * @throws {RangeError} when the result is not an existing choice
 */
function decisionOf(answer: RuleAnswer): RuleDecision {
  const { choice, content }: Partial<GivenAnswer> =
    typeof answer === "string" ? { choice: answer } : { ...Object(answer) };
  if (choice === undefined || !Object.hasOwn(choiceCode, choice))
    throw new RangeError(`it ${noChoice(answer)}`);
  return { choice: choiceCode[choice], content: content ?? null };
}

interface GivenAnswer {
  readonly choice: Choice;
  readonly content: string | null;
}
