export { embeddedModel } from "./embedded-model.js";
export { type EnsureOptions, ensureEmbeddedModel, findEmbeddedModel } from "./ensure-embedded-model.js";
