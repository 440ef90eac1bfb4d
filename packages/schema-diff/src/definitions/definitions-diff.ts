import type { DiffOptions, SchemaDiff } from "../schema-diff.js";
import type { Bump } from "../verdict/bump.js";

/** The result for one definition. */
export type DefinitionDiff =
  /** The definition is in both files, and equal, including all schemas that it refers to. */
  | {
      readonly state: "unchanged";
      /** The definition's name: in the new file, unless it was removed or renamed. */
      readonly name: string;
      /** The JSON Pointer of the definition with that name. */
      readonly pointer: string;
    }
  /** The definition is in both files, and it or a schema that it refers to differs. */
  | {
      readonly state: "changed";
      readonly name: string;
      readonly pointer: string;
      /** The definition before and after, as separate contracts. */
      readonly diff: SchemaDiff;
    }
  | { readonly state: "added"; readonly name: string; readonly pointer: string }
  /** The definition was removed: references to its name no longer resolve. */
  | { readonly state: "removed"; readonly name: string; readonly pointer: string }
  /**
   * The definition was removed, and a new one with a different name is nearly the same. References to the old name
   * no longer resolve.
   */
  | {
      readonly state: "renamed";
      readonly name: string;
      readonly pointer: string;
      /** The name of the definition in the new file. */
      readonly newName: string;
      /** The JSON Pointer of the definition in the new file. */
      readonly newPointer: string;
      readonly diff: SchemaDiff;
    };

/**
 * The number of definitions of each kind. `changed` definitions are counted by their verdict for old values.
 */
export interface DefinitionCounts {
  /** New definitions. */
  readonly added: number;
  /** Removed definitions. */
  readonly removed: number;
  /** Renamed definitions. */
  readonly renamed: number;
  /** Definitions whose change is breaking. */
  readonly breaking: number;
  /** Definitions whose change is compatible. */
  readonly compatible: number;
  /** Definitions whose change is undecided. */
  readonly undecided: number;
  /** Number of definitions that are equal in both collections. */
  readonly unchanged: number;
}

/** The differences between two collections of definitions. Plain data that can be written as JSON. */
export interface DefinitionsDiff {
  /** The number of definitions in each state. */
  readonly counts: DefinitionCounts;
  /**
   * The largest version step that any definition needs; a removed or renamed one needs `major`, an added one
   * `minor`.
   */
  readonly bump: Bump;
  /** The reason why the version step is not smaller. */
  readonly bumpReason: string;
  /** The definitions in the order of the new file, followed by removed and renamed ones. */
  readonly definitions: readonly DefinitionDiff[];
}

/** Options for comparing collections of definitions. */
export interface DefinitionsOptions extends DiffOptions {
  /** The names of the definitions to compare. Default: all. */
  readonly entries?: readonly string[];
}
