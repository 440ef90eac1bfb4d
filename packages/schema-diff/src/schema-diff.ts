import type { DialectName } from "@concordat/dialect";
import type { ChangeName, WireEffect } from "./changes/change-kinds.js";
import type { Policy } from "./proof/policy.js";
import type { Side } from "./schema/invalid-schema-error.js";
import type { Bump, CompatibilityMode } from "./verdict/bump.js";
import type { CompatibilityResult } from "./verdict/compatibility-result.js";

/** A difference, named and judged. */
export interface Change {
  /** The kind of the change. `changeKinds` lists all kinds. */
  readonly name: ChangeName;
  /** The JSON Pointer in the schema of `side`; removed parts are in the old one. */
  readonly pointer: string;
  /** The schema that `pointer` points into. */
  readonly side: Side;
  /** The change, as a sentence. */
  readonly message: string;
  /** Values written under the old schema, read under the new one. */
  readonly backward: CompatibilityResult;
  /** Values written under the new schema, read under the old one. */
  readonly forward: CompatibilityResult;
  /**
   * The effect of the change on the request to a model. `same`: none. `wording`: only the wording differs. `changed`:
   * the request differs.
   */
  readonly wire: WireEffect;
}

/**
 * The differences between two schemas, the direction in which they break, and the required version step. It is plain
 * data that can be written as JSON.
 */
export interface SchemaDiff {
  /** Every change, in the order of the schemas. */
  readonly changes: readonly Change[];
  /** The verdict for values of the complete old schema under the complete new one. */
  readonly backward: CompatibilityResult;
  /** The verdict for values of the complete new schema under the complete old one. */
  readonly forward: CompatibilityResult;
  /** The largest effect of a change on the exchanged text. */
  readonly wire: WireEffect;
  /** The step of a semantic version that the changes need. */
  readonly bump: Bump;
  /** The reason why the version step is not smaller. */
  readonly bumpReason: string;
}

/** Options for comparing two schemas. */
export interface DiffOptions {
  /** The dialect of a schema without `$schema`. Default: 2020-12. */
  readonly dialect?: DialectName;
  /** The compatibility that a version promises until the next major one. Default: `backward`. */
  readonly promised?: CompatibilityMode;
  /**
   * The assumption about a property that only the reading schema describes, if the writing schema is open. `usual`:
   * no value has the property, so that a new optional property is compatible; `setAside` then contains a value that
   * would break. `strict`: a value may contain anything under its name. Default: `usual`.
   */
  readonly policy?: Policy;
  /**
   * Whether `format` is a rule or, as in JSON Schema by default, an annotation, whose change breaks no
   * reader. Default: `annotation`.
   */
  readonly formats?: "annotation" | "assertion";
}
