import type { DialectName } from "@concordat/dialect";
import type { ChangeName, WireEffect } from "./changes/change-kinds.js";
import type { Side } from "./schema/invalid-schema-error.js";
import type { Bump, CompatibilityMode } from "./verdict/bump.js";
import type { CompatibilityResult } from "./verdict/compatibility-result.js";

/** One difference, named and judged. */
export interface Change {
  /** Its kind: one of the closed list in `changeKinds`. */
  readonly name: ChangeName;
  /** Where it is: a JSON Pointer in the schema of `side`; what was taken away is in the old one. */
  readonly pointer: string;
  /** The schema that `pointer` points into. */
  readonly side: Side;
  /** What changed, in a sentence. */
  readonly message: string;
  /** Values written under the old schema, read under the new one. */
  readonly backward: CompatibilityResult;
  /** Values written under the new schema, read under the old one. */
  readonly forward: CompatibilityResult;
  /** What a model is asked for: the `same`, the same in other words (`wording`), or something else (`changed`). */
  readonly wire: WireEffect;
}

/** What differs between two schemas, whom it breaks, and which version it needs. Plain data: it can be written as JSON. */
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
  /** What a version promises until the next major one; `backward` when not given. */
  readonly promised?: CompatibilityMode;
  /** Whether `format` is a rule or, as JSON Schema has it by default, an annotation, whose change breaks no reader. Default: `annotation`. */
  readonly formats?: "annotation" | "assertion";
}
