/**
 * Batches of `generateMany` in PostgreSQL, whose items are shared among workers. `@concordat/llm/many` loads it for a
 * journal that is the URL of a database.
 * @module
 */
export { readBatch } from "./read-batch.js";
export { runBatch } from "./run-batch.js";
export { type RateOfDatabase, type RateOfModel, shareRate } from "./share-rate.js";
export type {
  AskItem,
  BatchDefinition,
  BatchItem,
  BatchResult,
  BatchWorker,
  BatchWorkerEnd,
  SharedBatch,
} from "./shared-batch.js";
export { workOnBatches } from "./work-on-batches.js";
