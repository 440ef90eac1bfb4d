import { isObject } from "../node/compare.js";

/**
 * What the parser needs of a schema made with Zod, Valibot, ArkType or any other library that implements Standard
 * Schema v1 (https://standardschema.dev). Structural: nothing to install.
 */
export interface StandardSchema<Output = unknown, Input = unknown> {
  /** What the library says of itself, and its check. */
  readonly "~standard": {
    readonly version: 1;
    /** The library's name: `zod`. */
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
    /** Standard JSON Schema v1, where the library has it. */
    readonly jsonSchema?: {
      readonly input: (options: { readonly target: "draft-2020-12" }) => Record<string, unknown>;
    };
  };
}

/** What a library says of a value: what it comes to, or what is wrong with it. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** One complaint of a library. */
export interface StandardIssue {
  /** What is wrong, in the library's words. */
  readonly message: string;
  /** The keys that lead to the value it is about; none for the whole value. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Whether a value implements Standard Schema; ArkType's types are functions. */
export function isStandardSchema(value: unknown): value is StandardSchema {
  const props: unknown =
    isObject(value) || typeof value === "function" ? Reflect.get(value, "~standard") : undefined;
  return isObject(props) && "validate" in props && "vendor" in props;
}
