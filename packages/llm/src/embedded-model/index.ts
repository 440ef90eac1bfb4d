/**
 * A small model for experiments, downloaded once and verified by its SHA-256, and the location of the library that runs
 * it.
 * @module
 */
export type { DownloadProgress } from "./download-progress.js";
export { embeddedModel } from "./embedded-model.js";
export { type EnsureOptions, ensureEmbeddedModel, findEmbeddedModel } from "./ensure-embedded-model.js";
export { findLlama, llamaFolder } from "./find-llama.js";
