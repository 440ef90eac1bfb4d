export { embeddedModel } from "./embedded-model.js";
export { type EnsureOptions, ensureEmbeddedModel } from "./ensure-embedded-model.js";
