import { promptWording } from "@concordat/agent";
import type { ChatClient } from "@concordat/llm";
import type { ModelPolicies } from "../policy/policies.js";
import { settingsKey } from "./asked.js";
import { modelPolicy } from "./model-policy.js";
import { reasonerPolicy, reasonerWording } from "./reasoner-policy.js";

/** How a model is asked. */
export interface ModelPoliciesOptions {
  readonly client: ChatClient;
  /** What tells this very model from others of its name. Default `unpinned`. */
  readonly digest?: string;
  /** Randomness of sampling, 0 to 2. Default: the client's. */
  readonly temperature?: number;
  /** How much the client tells the model to think. It is only kept, so that a run is not continued with another. */
  readonly reasoningEffort?: string;
  /** Milliseconds for each request. Default 30,000. */
  readonly timeoutMs?: number;
  /** Maximum number of answers asked for one decision, or for one step of it. Default 3. */
  readonly maxAttempts?: number;
  /** How often a request that got no answer is sent again, unchanged. Default 2. */
  readonly maxRetries?: number;
}

/**
 * The policies that ask a model. `model`: it decides on each post, or on one post of a whole feed. `reasoner`: the
 * reasoner chooses the next state of the social chart, then the model writes the text that the state needs.
 * @example
 * await simulate({ scenario, model: modelPolicies({ client: createOllamaClient({ model: "mistral" }) }) });
 */
export function modelPolicies(options: ModelPoliciesOptions): ModelPolicies {
  const { client, digest = "unpinned" } = options;
  return {
    identity: { id: client.id, digest },
    prompts: `${promptWording}\n${reasonerWording}`,
    settings: settingsKey(options),
    make: (spec) => (spec.kind === "reasoner" ? reasonerPolicy(spec, options) : modelPolicy(spec, options)),
  };
}
