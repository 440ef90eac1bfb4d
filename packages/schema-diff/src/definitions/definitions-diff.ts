import type { DiffOptions, SchemaDiff } from "../schema-diff.js";
import type { Bump } from "../verdict/bump.js";

/** The result for one definition. */
export type DefinitionDiff =
  /** It is there in both files, and every schema that it refers to says the same. */
  | {
      readonly state: "unchanged";
      /** The definition's name: in the new file, unless it was removed or renamed. */
      readonly name: string;
      /** The JSON Pointer of the definition of that name. */
      readonly pointer: string;
    }
  /** It is there in both files, and something that it says or refers to differs. */
  | {
      readonly state: "changed";
      readonly name: string;
      readonly pointer: string;
      /** The definition before and after, as separate contracts. */
      readonly diff: SchemaDiff;
    }
  | { readonly state: "added"; readonly name: string; readonly pointer: string }
  /** References to its name are broken. */
  | { readonly state: "removed"; readonly name: string; readonly pointer: string }
  /** It is gone, and a new one under another name says nearly the same. Who refers to it by name is broken. */
  | {
      readonly state: "renamed";
      readonly name: string;
      readonly pointer: string;
      /** Its name in the new file. */
      readonly newName: string;
      /** Its JSON Pointer in the new file. */
      readonly newPointer: string;
      readonly diff: SchemaDiff;
    };

/** How many definitions there are of each kind. `changed` ones are counted by their verdict for old values. */
export interface DefinitionCounts {
  /** New definitions. */
  readonly added: number;
  /** Definitions that are gone. */
  readonly removed: number;
  /** Definitions with another name. */
  readonly renamed: number;
  /** Definitions whose change is breaking. */
  readonly breaking: number;
  /** Definitions whose change is compatible. */
  readonly compatible: number;
  /** Definitions whose change is undecided. */
  readonly undecided: number;
  /** Definitions that are the same. */
  readonly unchanged: number;
}

/** The differences between two collections of definitions. Plain data: it can be written as JSON. */
export interface DefinitionsDiff {
  /** How many definitions are in which state. */
  readonly counts: DefinitionCounts;
  /** The largest step that any of the definitions needs; a removed or renamed one needs `major`, an added one `minor`. */
  readonly bump: Bump;
  /** Why the version step is no smaller. */
  readonly bumpReason: string;
  /** In the order of the new file; what was removed or renamed comes last. */
  readonly definitions: readonly DefinitionDiff[];
}

/** How collections of definitions are compared. */
export interface DefinitionsOptions extends DiffOptions {
  /** The names of the definitions that matter. Default: all. */
  readonly entries?: readonly string[];
}
