import type { PolicySpec } from "@concordat/contracts/scenario";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import { isSimulationError, SimulationError } from "../error/simulation-error.js";
import type { Relevance } from "../feed/relevance/relevance.js";
import type { Audience } from "../world/audience/audience.js";
import { cascade } from "./cascade.js";
import { interestsPolicy } from "./interests.js";
import type { AskingPolicy, Policy } from "./policy.js";
import { relevancePolicy, relevanceRule } from "./relevance.js";
import { absoluteThreshold, threshold } from "./threshold.js";

/** The specifications that need a model. */
export type ModelSpec = Extract<PolicySpec, { kind: "model" | "reasoner" | "relevance" }>;

/** Whether a policy calls a model, either for the decision or only for the text of a decision that a rule has drawn. */
export function asksModel(policy: PolicySpec): boolean {
  return policy.kind === "relevance" ? policy.words : policy.kind === "model" || policy.kind === "reasoner";
}

/** Number of moves that an agent remembers; 0 if a rule decides. */
export function memoryLength(spec: ModelSpec): number {
  return spec.kind === "relevance" ? 0 : spec.memory;
}

/** The model that decides: engine and model, and the digest that distinguishes it from others of its name. */
export interface ModelIdentity {
  /** Engine and model, as records name them: `ollama:mistral`. */
  readonly id: string;
  /** The digest of the model; `unpinned` if the engine has none. */
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
  /** The model in the manifest; a run is resumed only with the same. */
  readonly identity: ModelIdentity;
  /** Number of the model's parameters. Recorded but not compared; absent if unknown. */
  readonly parameters?: number;
  /** The wording of the model's prompts, whose hash is in the manifest. */
  readonly prompts: string;
  /** The wording of the model's survey questions, for runs with surveys. Default: none. */
  readonly surveyPrompts?: string;
  /** The other settings on which its answers depend; a run is resumed with the same. */
  readonly settings: ModelSettings;
  /** Creates the policy of a scenario's specification. */
  make(spec: ModelSpec): AskingPolicy;
}

/** The policies available to scenarios: built-in rules, policies that ask a model, and custom ones. */
export interface PolicyMakers {
  /** Absent: scenarios that need a model are rejected. */
  readonly model?: ModelPolicies;
  /** Custom policies, for `{ "kind": "custom", "name": … }`. */
  readonly custom?: readonly Policy[];
}

/** The error for a scenario that needs a missing policy. */
export class MissingPolicyError extends SimulationError<"MISSING_POLICY"> {
  /** Distinguishes this error from others without `instanceof`. */
  readonly code = "MISSING_POLICY";

  /** Whether a value is such an error, from any copy of this package. */
  static override isInstance(value: unknown): value is MissingPolicyError {
    return isSimulationError(value, "MISSING_POLICY");
  }

  constructor(what: string) {
    super(`the scenario is decided by ${what}, which was not given`);
  }
}

/** The input for creating policies: code, and the scenario's file of relevance. */
export type PolicyParts = PolicyMakers & { readonly relevance: Relevance | null };

/**
 * Creates the policy that a scenario names.
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
    case "absolute-threshold":
      return absoluteThreshold(spec.count);
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
