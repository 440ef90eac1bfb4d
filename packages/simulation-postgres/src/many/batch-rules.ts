import { isRecord, type Rules, required, rules } from "@concordat/contracts/options";
import type { BatchWorker, SharedBatch } from "./shared-batch.js";

const text = required({ ...rules.text, message: "must be a text" });
const callback = required(rules.aFunction);
const count = required({
  message: "must be an integer of at least 0",
  test: (value) => Number.isInteger(value) && Number(value) >= 0,
});

/** The rules of a batch whose items this process gives. */
export const batchRules: Rules<SharedBatch> = {
  url: text,
  name: text,
  identity: text,
  request: text,
  items: required({
    message: "must be an async iterable",
    test: (value) => isRecord(value) && Symbol.asyncIterator in value,
  }),
  ask: callback,
  concurrency: count,
  signal: required(rules.signal),
  difference: callback,
  isRepeated: callback,
  onResult: callback,
  resultOfLost: callback,
  onDuplicate: callback,
  onChanged: callback,
};

/** The rules of a worker. */
export const workerRules: Rules<BatchWorker> = {
  url: text,
  name: required({
    message: "must be a text or null",
    test: (value) => value === null || typeof value === "string",
  }),
  concurrency: required(rules.natural),
  signal: required(rules.signal),
  join: callback,
  isOutage: callback,
  onResult: callback,
  onRefusal: callback,
  onWaiting: callback,
};
