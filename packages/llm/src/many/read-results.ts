import { checkOptions, type Rules } from "@concordat/contracts/options";
import type { SchemaValue, TypeBoxKind } from "@concordat/parser";
import type { FlexibleSchema } from "../generate/answer-contract.js";
import type { FlexibleSchemaByType } from "../generate/generate-options.js";
import { storedToResult } from "./answer-shared.js";
import { defaultBatchName, loadBatchModule } from "./batch-module.js";
import { databaseRule, manyRules } from "./check-many-options.js";
import { keptValues } from "./kept-values.js";
import type { ManyResult } from "./many-result.js";

/** Options for reading the results of a batch. */
export interface ReadResultsOptions<Output, Input = Output, Asked = FlexibleSchemaByType<Output, Input>> {
  /** The URL of the database. */
  readonly journal: string;
  /** The name of the batch. Default: `many`. */
  readonly name?: string;
  /** The contract or schema of the values. */
  readonly contract: Asked;
}

const readRules: Rules<ReadResultsOptions<unknown>> = {
  journal: databaseRule,
  name: manyRules.name,
  contract: manyRules.contract,
};

/**
 * Yields the results of a batch in a database, in the order of its items; `null` for an item without a result. Only a
 * few hundred results are in memory at a time.
 * @throws {RangeError} when an option is invalid
 * @throws {LedgerError} when the database cannot be read, or has no batch of this name
 * @throws {ContractViolationError} when a result violates the schema
 */
export function readResults<Output, Input = Output, Type extends TypeBoxKind = never>(
  options: ReadResultsOptions<SchemaValue<Output, Type>, Input, FlexibleSchemaByType<Output, Input> | Type>,
): AsyncGenerator<ManyResult<SchemaValue<Output, Type>> | null>;
export function readResults<Output, Input>(
  options: ReadResultsOptions<Output, Input, FlexibleSchema<Output, Input>>,
): AsyncGenerator<ManyResult<Output> | null> {
  checkOptions(options, readRules);
  return results(options);
}

async function* results<Output, Input>({
  journal,
  name = defaultBatchName,
  contract,
}: ReadResultsOptions<
  Output,
  Input,
  FlexibleSchema<Output, Input>
>): AsyncGenerator<ManyResult<Output> | null> {
  const { readBatch } = await loadBatchModule();
  const values = keptValues(contract);
  for await (const stored of readBatch(journal, name))
    yield stored === null ? null : await storedToResult(stored, values);
}
