import type { PolicySpec } from "@concordat/contracts/scenario";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import type { Audience } from "../audience/audience.js";
import { isSimulationError, SimulationError } from "../error/simulation-error.js";
import type { Relevance } from "../relevance/relevance.js";
import { cascade } from "./cascade.js";
import { interestsPolicy } from "./interests.js";
import type { AskingPolicy, Policy } from "./policy.js";
import { relevancePolicy, relevanceRule } from "./relevance.js";
import { threshold } from "./threshold.js";

/** The specifications that need a model. */
export type ModelSpec = Extract<PolicySpec, { kind: "model" | "reasoner" | "relevance" }>;

/** How many of its moves an agent remembers; where a rule decides, none. */
export function memoryLength(spec: ModelSpec): number {
  return spec.kind === "relevance" ? 0 : spec.memory;
}

/** Which model decides: engine and model, and what tells this very model from others of its name. */
export interface ModelIdentity {
  /** Engine and model, as records name them: `ollama:mistral`. */
  readonly id: string;
  /** `unpinned` where the engine has none. */
  readonly digest: string;
}

/** Settings other than messages and seeds that answers depend on. The manifest records them, and a run is resumed with the same. */
export type ModelSettings = SimulationManifest["settings"];

/** Settings that leave everything to the engine and to `generateObject`. */
export const defaultSettings: ModelSettings = {
  temperature: null,
  max_attempts: null,
  reasoning_effort: null,
};

/** Policies that ask a model. */
export interface ModelPolicies {
  /** The model that the manifest names; a run is continued with no other. */
  readonly identity: ModelIdentity;
  /** How many parameters it has. It is kept, and not compared. Absent: not known. */
  readonly parameters?: number;
  /** The wording of its prompts, which the manifest keeps the hash of. */
  readonly prompts: string;
  /** The wording of what it is asked in surveys, for runs that have any. Default: none. */
  readonly surveyPrompts?: string;
  /** What else its answers depend on; a run is continued with the same. */
  readonly settings: ModelSettings;
  /** The policy that a scenario's specification means. */
  make(spec: ModelSpec): AskingPolicy;
}

/** The policies that scenarios name: rules are built in, others ask a model, or are given in code. */
export interface PolicyMakers {
  /** Absent: scenarios that need a model are refused. */
  readonly model?: ModelPolicies;
  /** Custom policies, for `{ "kind": "custom", "name": … }`. */
  readonly custom?: readonly Policy[];
}

/** A scenario needs a policy that was not given. */
export class MissingPolicyError extends SimulationError<"MISSING_POLICY"> {
  /** Tells it from other errors, without `instanceof`. */
  readonly code = "MISSING_POLICY";

  /** Whether a value is such an error, from whatever copy of this package. */
  static override isInstance(value: unknown): value is MissingPolicyError {
    return isSimulationError(value, "MISSING_POLICY");
  }

  constructor(what: string) {
    super(`the scenario is decided by ${what}, which was not given`);
  }
}

/** What policies are made with: what code gives, and what a file of the scenario says of relevance. */
export type PolicyParts = PolicyMakers & { readonly relevance: Relevance | null };

/**
 * The policy that a scenario names.
 * @param rules which meaning rules have
 * @throws {MissingPolicyError} when it was not given
 */
export function policyOf(spec: PolicySpec, parts: PolicyParts, rules: number): Policy {
  const { model, custom = [], relevance } = parts;
  switch (spec.kind) {
    case "cascade":
      return cascade(spec.probability);
    case "threshold":
      return threshold(spec.share, rules === 1 ? 1 : 2);
    case "interests":
      return interestsPolicy(spec);
    case "custom": {
      const found = custom.find(({ name }) => name === spec.name);
      if (found === undefined) throw new MissingPolicyError(`the policy ${JSON.stringify(spec.name)}`);
      return found;
    }
    case "relevance": {
      if (relevance === null) throw new MissingPolicyError("scores of relevance");
      const rule = relevanceRule(spec, relevance);
      return spec.words ? { ...modelFor(spec, model), rule } : relevancePolicy(rule);
    }
    default:
      return modelFor(spec, model);
  }
}

function modelFor(spec: ModelSpec, model: ModelPolicies | undefined): AskingPolicy {
  if (model === undefined)
    throw new MissingPolicyError(`a ${spec.kind === "reasoner" ? spec.kind : "model"}`);
  return model.make(spec);
}

/** The policy of each group of an audience; equal specifications share one. */
export function groupPolicies(
  audience: Audience,
  scenario: PolicySpec,
  makers: PolicyParts,
  rules: number,
): Policy[] {
  const made = new Map<string, Policy>();
  return audience.groups.map(({ policy }) => {
    const spec = policy ?? scenario;
    const key = JSON.stringify(spec);
    const known = made.get(key) ?? policyOf(spec, makers, rules);
    made.set(key, known);
    return known;
  });
}
