/**
 * The part of Standard Schema v1 and Standard JSON Schema v1 that contracts implement. A library that accepts one of
 * these standards therefore accepts a contract. The types are structural, so that no package has to be installed. See
 * https://standardschema.dev.
 */
export interface StandardProps<Output, Input> {
  /** The version of Standard Schema. */
  readonly version: 1;
  /** The vendor of the schema. */
  readonly vendor: "concordat";
  /** The types of the input and the output. Always absent at run time. */
  readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  /** Checks a value and fills in defaults. */
  readonly validate: (value: unknown) => StandardResult<Output>;
  /** The JSON Schemas of the input and the output. */
  readonly jsonSchema: {
    readonly input: (options: { readonly target: string }) => Record<string, unknown>;
    readonly output: (options: { readonly target: string }) => Record<string, unknown>;
  };
}

/** The result of a check in the form of Standard Schema: the value, or its problems. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** Something that is wrong with a value, as Standard Schema reports it. */
export interface StandardIssue {
  /** The problem, as a message. */
  readonly message: string;
  /** The location in the value: keys and indexes from the root. */
  readonly path: readonly (string | number)[];
}
