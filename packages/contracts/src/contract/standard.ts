/**
 * The part of Standard Schema v1 and Standard JSON Schema v1 that contracts implement, so that any library
 * which accepts those takes a contract as it is. Structural: nothing to install. See https://standardschema.dev.
 */
export interface StandardProps<Output, Input> {
  readonly version: 1;
  readonly vendor: "concordat";
  readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  readonly validate: (value: unknown) => StandardResult<Output>;
  readonly jsonSchema: {
    readonly input: (options: { readonly target: string }) => Record<string, unknown>;
    readonly output: (options: { readonly target: string }) => Record<string, unknown>;
  };
}

export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

export interface StandardIssue {
  readonly message: string;
  readonly path: readonly (string | number)[];
}
