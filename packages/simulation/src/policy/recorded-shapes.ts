import { defaultSettings, type ModelPolicies, memoryLength } from "./policies.js";

/**
 * Policies for rebuilding a run without a model. They only describe the requests (their unit and the length of the
 * memory), which is sufficient for the computation.
 */
export const recordedShapes: ModelPolicies = {
  identity: { id: "recorded", digest: "unpinned" },
  prompts: "",
  settings: defaultSettings,
  make: (spec) => ({
    kind: "asking",
    name: spec.kind,
    unit: spec.kind === "model" && spec.ask === "whole-feed" ? "feed" : "post",
    memory: memoryLength(spec),
    ...(spec.kind === "model" && spec.choices !== undefined ? { choices: spec.choices } : {}),
    decide: () => Promise.reject(new Error("a run that is rebuilt asks no model")),
  }),
};
