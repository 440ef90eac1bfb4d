import {
  type AsyncContractLike,
  type ContractLike,
  isContractLike,
  type Violation,
} from "./contract/contract-like.js";
import { checkParseOptions, type ParseOptions } from "./options.js";
import type { ParseResult } from "./result/parse-result.js";
import { unreadable } from "./result/unreadable.js";
import { outputOf } from "./standard/read-by-schema.js";
import { schemaContract } from "./standard/schema-contract.js";
import type { StandardSchema } from "./standard/standard-schema.js";
import type { TypeBoxKind } from "./standard/typebox-types.js";
import { type ReadFurther, readStrict } from "./strict/read-strict.js";

/** Returns what reads a text that is not JSON alone. */
export type FurtherReader = () => ReadFurther | Promise<ReadFurther>;

/** Reads a text with a contract or schema whose checks may be asynchronous. */
export async function readLater<Output>(
  text: string,
  contract: AsyncContractLike<Output> | ContractLike<Output> | StandardSchema<Output> | TypeBoxKind,
  options: ParseOptions,
  further: FurtherReader,
): Promise<ParseResult<Output>> {
  if (isContractLike(contract)) return readSettled(text, contract, options, further);
  const { schema, check } = schemaContract<Output>(contract);
  const result = await readSettled(
    text,
    {
      schema,
      async validate(value) {
        return [...((await check(value)).violations ?? [])];
      },
      fillDefaults: (value: unknown) => value,
    },
    options,
    further,
  );
  return result.state === "valid" ? { ...result, value: outputOf(await check(result.value)) } : result;
}

const unsettled: Violation = { path: "", keyword: "check", message: "is still being checked" };

/**
 * Reads again with the results of the checks until none is pending. Texts that are JSON alone need no further reader.
 */
async function readSettled<Output>(
  text: string,
  { schema, fillDefaults, validate }: AsyncContractLike<Output>,
  options: ParseOptions,
  further: FurtherReader,
): Promise<ParseResult<Output>> {
  checkParseOptions(options);
  const settled = new Map<string, Violation[]>();
  let readFurther: ReadFurther | null = null;
  for (;;) {
    const open = new Map<string, Promise<Violation[]>>();
    const validateNow = (value: unknown): Violation[] => {
      const key = JSON.stringify(value);
      const known = settled.get(key);
      if (known !== undefined) return known;
      const found = open.get(key) ?? validate(value);
      if (!(found instanceof Promise)) return found;
      open.set(key, found);
      return [unsettled];
    };
    let isRead = true;
    const notYet: ReadFurther = () => {
      isRead = false;
      return unreadable("no-json", "the text is not strict JSON", 0);
    };
    const contract = { schema, fillDefaults, validate: validateNow };
    const result = readStrict(text, contract, options, readFurther ?? notYet);
    if (open.size > 0) await settle(open, settled);
    else if (isRead) return result;
    else readFurther = await further();
  }
}

async function settle(
  open: ReadonlyMap<string, Promise<Violation[]>>,
  settled: Map<string, Violation[]>,
): Promise<void> {
  await Promise.all(
    [...open].map(async ([key, found]) => {
      settled.set(key, await found);
    }),
  );
}
