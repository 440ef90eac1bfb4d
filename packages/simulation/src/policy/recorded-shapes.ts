import { defaultSettings, type ModelPolicies, memoryLength } from "./policies.js";

/**
 * Policies for a run that is only rebuilt: they know what is decided at once, which is all that the calculation needs,
 * and ask no one.
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
    decide: () => Promise.reject(new Error("a run that is rebuilt asks no model")),
  }),
};
