import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isSimulationError, SimulationError } from "../../error/simulation-error.js";
import { builtInRankers } from "../../feed/built-in-rankers.js";
import type { ScenarioCode } from "../simulation-code.js";
import { isRanker, policyShape, rankerShape } from "./code-shapes.js";
import { isModulePolicy, policyOfModule } from "./module-policy.js";

/** Error for a file that exports no valid rankers or policies. */
export class ModuleError extends SimulationError<"MODULE_INVALID"> {
  /** Distinguishes this error from others without `instanceof`. */
  readonly code = "MODULE_INVALID";

  /** Whether a value is an error of this class, or of the same class from another copy of this package. */
  static override isInstance(value: unknown): value is ModuleError {
    return isSimulationError(value, "MODULE_INVALID");
  }

  constructor(file: string, what: string, options?: ErrorOptions) {
    super(`${file} ${what}`, options);
  }
}

/**
 * Loads the custom rankers and policies that a JavaScript module exports as the lists `rankers` and `custom`. The
 * module's code is executed.
 * @throws {ModuleError} when the file cannot be executed, exports neither list, or exports invalid items
 * @example
 * const code = await loadModule("own.mjs");
 * const scenario = await loadScenario("scenario.json", code);
 */
export async function loadModule(file: string): Promise<ScenarioCode> {
  const exported = await importFile(file);
  const rankers = listOf(file, exported, { name: "rankers", is: isRanker, what: `rankers: ${rankerShape}` });
  const custom = listOf(file, exported, {
    name: "custom",
    is: isModulePolicy,
    what: `policies: ${policyShape}`,
  }).map(policyOfModule);
  if (rankers.length + custom.length === 0)
    throw new ModuleError(
      file,
      "exports no rankers and no policies: export a list named rankers, or one named custom",
    );
  const builtIn = rankers.find(({ name }) => builtInRankers.includes(name));
  if (builtIn !== undefined)
    throw new ModuleError(file, `exports a ranker named ${builtIn.name}, which is built in; rename it`);
  for (const list of [rankers, custom]) assertUnique(file, list);
  return { rankers, custom };
}

async function importFile(file: string): Promise<Partial<Record<string, unknown>>> {
  const found = await stat(file).catch(() => null);
  if (found?.isFile() !== true) throw new ModuleError(file, "is not a file; name a JavaScript module");
  try {
    const exported: object = await import(pathToFileURL(resolve(file)).href);
    return { ...exported };
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new ModuleError(file, `cannot be run as a JavaScript module: ${message}`, { cause });
  }
}

interface ListKind<Item> {
  readonly name: string;
  readonly is: (value: unknown) => value is Item;
  /** A description of the list's items. */
  readonly what: string;
}

function listOf<Item>(
  file: string,
  exported: Partial<Record<string, unknown>>,
  { name, is, what }: ListKind<Item>,
): readonly Item[] {
  const list: unknown = exported[name] ?? [];
  if (Array.isArray(list) && list.every(is)) return list;
  throw new ModuleError(file, `exports ${name}, which must be a list of ${what}`);
}

function assertUnique(file: string, list: readonly { readonly name: string }[]): void {
  const twice = list.find(({ name }, index) => list.findIndex((other) => other.name === name) < index);
  if (twice !== undefined)
    throw new ModuleError(file, `exports two of the name ${JSON.stringify(twice.name)}; rename one of them`);
}
