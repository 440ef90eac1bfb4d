import { isObjectOrArray } from "../node/compare.js";

/**
 * The members of a Standard Schema v1 (https://standardschema.dev) that the parser uses. Zod, Valibot, ArkType and
 * other libraries implement it. The type is structural, so that no package has to be installed.
 */
export interface StandardSchema<Output = unknown, Input = unknown> {
  /** The library's properties, and its check. */
  readonly "~standard": {
    readonly version: 1;
    /** The library's name: `zod`. */
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
    /** Standard JSON Schema v1, if the library implements it. */
    readonly jsonSchema?: {
      readonly input: (options: { readonly target: "draft-2020-12" }) => Record<string, unknown>;
    };
  };
}

/** The library's result for a value: its output or its issues. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** An issue reported by a library. */
export interface StandardIssue {
  /** The library's message. */
  readonly message: string;
  /** The keys that lead to the value concerned; empty for the complete value. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Whether a value implements Standard Schema; ArkType's types are functions. */
export function isStandardSchema(value: unknown): value is StandardSchema {
  const props: unknown = Object(value)["~standard"];
  return isObjectOrArray(props) && "validate" in props && "vendor" in props;
}
