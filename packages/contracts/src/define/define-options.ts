import type { DialectName, Documents } from "@concordat/dialect";

/** The name of a contract created at run time, and how to read its schema. */
export interface DefineOptions {
  /**
   * The name of the contract. Default: the schema's title; without one, the last name in `at`; otherwise `contract`.
   */
  readonly name?: string;
  /** Default: 1. */
  readonly version?: number;
  /**
   * The dialect of a schema without `$schema`. Default: 2020-12, or, if the schema is not valid in 2020-12, the
   * newest older dialect in which it is valid.
   */
  readonly dialect?: DialectName;
  /** A JSON Pointer to the schema in the document, such as `/$defs/Tool`. Default: the root of the document. */
  readonly at?: string;
  /** Other schema documents by URI, for references to them. Documents are never fetched. */
  readonly documents?: Documents;
  /**
   * Whether `format` is checked, for the formats that JSON Schema defines, or only an annotation, the default of JSON
   * Schema. Default: `annotation`.
   */
  readonly formats?: "annotation" | "assertion";
  /**
   * How the validator is compiled. `closures` uses functions of this package and no `new Function`. `code` generates
   * code that is several times faster; on a platform without `new Function` it falls back to closures. Both give the
   * same results. The contract's member `engine` shows which one is used. Default: `code` for a `portable` schema,
   * which validators in other languages read in the same way, and `closures` for all others.
   */
  readonly compile?: "closures" | "code";
  /**
   * Whether to reject schemas that validators in other languages would interpret differently, as `concordat-codegen`
   * does. Default false.
   */
  readonly portable?: boolean;
}
