import type { DialectName } from "@concordat/dialect";
import type { ChangeName, WireEffect } from "./changes/change-kinds.js";
import type { Policy } from "./proof/policy.js";
import type { Side } from "./schema/invalid-schema-error.js";
import type { Bump, CompatibilityMode } from "./verdict/bump.js";
import type { CompatibilityResult } from "./verdict/compatibility-result.js";

/** One difference, named and judged. */
export interface Change {
  /** Its kind: one of the closed list in `changeKinds`. */
  readonly name: ChangeName;
  /** The place: a JSON Pointer in the schema of `side`; removed parts are in the old one. */
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
   * The effect of the change on the request to a model: none (`same`), other words (`wording`), or another request
   * (`changed`).
   */
  readonly wire: WireEffect;
}

/**
 * The differences between two schemas, whom they break, and which version step they need. Plain data: it can be written
 * as JSON.
 */
export interface SchemaDiff {
  /** Every change, in the order of the schemas. */
  readonly changes: readonly Change[];
  /** The verdict for values of the whole old schema under the whole new one. */
  readonly backward: CompatibilityResult;
  /** The verdict for values of the whole new schema under the whole old one. */
  readonly forward: CompatibilityResult;
  /** The largest effect of a change on the text that is exchanged. */
  readonly wire: WireEffect;
  /** The step of a semantic version that the changes need. */
  readonly bump: Bump;
  /** Why the version step is no smaller. */
  readonly bumpReason: string;
}

/** How two schemas are compared. */
export interface DiffOptions {
  /** The dialect of a schema that has no `$schema`; 2020-12 when not given. */
  readonly dialect?: DialectName;
  /** The promise of a version until the next major one; `backward` by default. */
  readonly promised?: CompatibilityMode;
  /**
   * What is taken of a property that only the reading schema describes, where the writing one is open. `usual`: that no
   * value has it, so that a new optional property is compatible; `setAside` then holds a value that would break it.
   * `strict`: that a value may hold anything under its name. Default: `usual`.
   */
  readonly policy?: Policy;
  /** Whether `format` is a rule or, as JSON Schema has it by default, an annotation, whose change breaks no reader. Default: `annotation`. */
  readonly formats?: "annotation" | "assertion";
}
