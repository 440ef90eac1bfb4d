/**
 * A small model to try things with, downloaded once and verified by its SHA-256, and where the library that runs it is
 * installed.
 * @module
 */
export { embeddedModel } from "./embedded-model.js";
export { type EnsureOptions, ensureEmbeddedModel, findEmbeddedModel } from "./ensure-embedded-model.js";
export { findLlama, llamaFolder } from "./find-llama.js";
