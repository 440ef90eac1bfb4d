/**
 * The part of Standard Schema v1 and Standard JSON Schema v1 that contracts implement, so that any library
 * which accepts those takes a contract as it is. Structural: nothing to install. See https://standardschema.dev.
 */
export interface StandardProps<Output, Input> {
  /** The version of Standard Schema. */
  readonly version: 1;
  /** The vendor of the schema. */
  readonly vendor: "concordat";
  /** Types of what goes in and what comes out; absent at run time. */
  readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  /** Checks a value and fills in defaults. */
  readonly validate: (value: unknown) => StandardResult<Output>;
  /** The JSON Schema of what goes in and what comes out. */
  readonly jsonSchema: {
    readonly input: (options: { readonly target: string }) => Record<string, unknown>;
    readonly output: (options: { readonly target: string }) => Record<string, unknown>;
  };
}

/** A checked value, or what is wrong with it, as Standard Schema has it. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** Something that is wrong with a value, as Standard Schema reports it. */
export interface StandardIssue {
  /** The problem, as a message. */
  readonly message: string;
  /** The place in the value: keys and indexes from the root. */
  readonly path: readonly (string | number)[];
}
