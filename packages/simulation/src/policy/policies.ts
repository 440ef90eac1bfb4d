import type { PolicySpec, StateField } from "@concordat/contracts/scenario";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import { isSimulationError, SimulationError } from "../error/simulation-error.js";
import type { Relevance } from "../feed/relevance/relevance.js";
import type { Audience } from "../world/audience/audience.js";
import { cascade } from "./cascade.js";
import { interestsPolicy } from "./interests.js";
import type { AskingPolicy, Policy } from "./policy.js";
import { relevancePolicy, relevanceRule } from "./relevance.js";
import { deffuant, hegselmannKrause } from "./state/bounded-confidence.js";
import { degroot } from "./state/degroot.js";
import { epidemic } from "./state/epidemic.js";
import { majority } from "./state/majority.js";
import { assertStateField } from "./state/state-field.js";
import { voter } from "./state/voter.js";
import { absoluteThreshold, threshold } from "./threshold.js";

/** The specifications of policies that may need a model. */
export type ModelSpec = Extract<PolicySpec, { kind: "model" | "reasoner" | "relevance" }>;

/** Whether a policy calls a model, either for the decision or only for the text of a decision that a rule has drawn. */
export function asksModel(policy: PolicySpec): boolean {
  return policy.kind === "relevance" ? policy.words : policy.kind === "model" || policy.kind === "reasoner";
}

/** Returns the number of earlier choices that an agent remembers; 0 if a rule decides. */
export function memoryLength(spec: ModelSpec): number {
  return spec.kind === "relevance" ? 0 : spec.memory;
}

/** The identity of a model: the name of engine and model, and a digest that distinguishes models of the same name. */
export interface ModelIdentity {
  /** The name of engine and model, as in records: `ollama:mistral`. */
  readonly id: string;
  /** The digest of the model; `unpinned` if the engine provides none. */
  readonly digest: string;
}

/**
 * The settings, other than messages and seeds, on which answers depend. They are recorded in the manifest. A run can be
 * resumed only with the same settings.
 */
export type ModelSettings = SimulationManifest["settings"];

/** Settings without a value, so that the defaults of the engine and of `generateObject` apply. */
export const defaultSettings: ModelSettings = {
  temperature: null,
  max_attempts: null,
  reasoning_effort: null,
};

/** A factory of policies that ask a model. */
export interface ModelPolicies {
  /** The model's identity in the manifest. A run can be resumed only with the same model. */
  readonly identity: ModelIdentity;
  /** Number of the model's parameters. It is recorded, but not compared when a run is resumed. Absent if unknown. */
  readonly parameters?: number;
  /** The texts of the model's prompts. Their hash is recorded in the manifest. */
  readonly prompts: string;
  /** The further texts of prompts for decisions among listed choices (agent-decision/v3). Default: none. */
  readonly networkPrompts?: string;
  /** The texts of the model's survey prompts, for runs with surveys. Default: none. */
  readonly surveyPrompts?: string;
  /** The texts of the model's survey prompts, for runs of surveys alone. Default: `surveyPrompts`. */
  readonly surveyOnlyPrompts?: string;
  /** The other settings on which the model's answers depend. A run can be resumed only with the same settings. */
  readonly settings: ModelSettings;
  /** Creates the policy for a specification from a scenario. */
  make(spec: ModelSpec): AskingPolicy;
}

/** The policies that scenarios can use in addition to the built-in rules. */
export interface PolicyMakers {
  /** Creates the policies that ask a model. If absent, scenarios that need a model are rejected. */
  readonly model?: ModelPolicies;
  /** Custom policies, which a scenario refers to with `{ "kind": "custom", "name": … }`. */
  readonly custom?: readonly Policy[];
}

/** Error for a scenario that needs a policy which is not available. */
export class MissingPolicyError extends SimulationError<"MISSING_POLICY"> {
  /** Distinguishes this error from others without `instanceof`. */
  readonly code = "MISSING_POLICY";

  /** Whether a value is an error of this class, or of the same class from another copy of this package. */
  static override isInstance(value: unknown): value is MissingPolicyError {
    return isSimulationError(value, "MISSING_POLICY");
  }

  constructor(what: string) {
    super(`the scenario is decided by ${what}, which was not given`);
  }
}

/** The input for creating policies: code, the scores of the scenario's relevance file, and the fields of states. */
export type PolicyParts = PolicyMakers & {
  readonly relevance: Relevance | null;
  /** The fields of agents' states; `null` if agents have no state. */
  readonly fields?: Readonly<Record<string, StateField>> | null;
};

/**
 * Creates the policy for a specification from a scenario.
 * @param rules the version of the rules
 * @throws {MissingPolicyError} when the specification needs a model or a custom policy that is not available
 * @throws {RangeError} when the specification needs a field of the state that does not exist or is of another kind
 */
export function createPolicy(spec: PolicySpec, parts: PolicyParts, rules: number): Policy {
  const { model, custom = [], relevance, fields = null } = parts;
  assertStateField(spec, fields);
  switch (spec.kind) {
    case "cascade":
      return cascade(spec.probability);
    case "threshold":
      return threshold(spec.share, rules === 1 ? 1 : 2);
    case "absolute-threshold":
      return absoluteThreshold(spec.count);
    case "interests":
      return interestsPolicy(spec);
    case "si":
    case "sis":
    case "sir":
      return epidemic(spec);
    case "voter":
      return voter(spec);
    case "majority":
      return majority(spec);
    case "deffuant":
      return deffuant(spec);
    case "hegselmann-krause":
      return hegselmannKrause(spec);
    case "degroot":
      return degroot(spec);
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

/** Returns the policy of each group of an audience. Groups with equal specifications share one policy. */
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
    const known = made.get(key) ?? createPolicy(spec, makers, rules);
    made.set(key, known);
    return known;
  });
}
