import { promptWording } from "@concordat/agent";
import type { ModelPolicies } from "../policy/policies.js";
import { settingsKey } from "./asked.js";
import type { ModelPoliciesOptions } from "./model-policies-options.js";
import { modelPolicy } from "./model-policy.js";
import { reasonerPolicy, reasonerWording } from "./reasoner-policy.js";

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
