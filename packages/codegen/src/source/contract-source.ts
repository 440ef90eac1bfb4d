import type { JsonSchema } from "@concordat/dialect";

/** A version of a contract, as found in a folder of schemas. */
export interface ContractSource {
  /** The folder's name: `agent-decision`. */
  readonly name: string;
  readonly version: number;
  readonly schema: JsonSchema;
  /** Path of the schema file. */
  readonly file: string;
  /** The type's name, made of the schema's title. */
  readonly title: string;
  /**
   * Whether the contract's validator is compiled ahead. A schema outside of the portable subset is interpreted
   * instead.
   */
  readonly isCompiled: boolean;
  /** Whether this version is exported under the contract's name without a version. */
  readonly isCurrent: boolean;
}

/** Returns the reference of a contract version, such as `agent-decision/v2`. */
export function refOf({ name, version }: Pick<ContractSource, "name" | "version">): string {
  return `${name}/v${version}`;
}

/** Returns the name of a version in code, such as `agentDecisionV2`. Types are named in the same way. */
export function versioned(name: string, { version }: Pick<ContractSource, "version">): string {
  return `${name}V${version}`;
}

/** Returns the name of the contract object in code, such as `agentDecision`. */
export function constantOf({ name }: Pick<ContractSource, "name">): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
