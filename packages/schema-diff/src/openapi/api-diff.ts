import type { ChangeName } from "../changes/change-kinds.js";
import type { Side } from "../schema/invalid-schema-error.js";
import type { Bump } from "../verdict/bump.js";
import type { Verdict, Witness } from "../verdict/compatibility-result.js";
import type { ApiChangeName } from "./api-change-kinds.js";

/** One difference between two descriptions of an API, judged for those who call it. */
export interface ApiChange {
  /** Its kind: one of `apiChangeKinds`, or of `changeKinds` for a change of a schema. */
  readonly name: ApiChangeName | ChangeName;
  /** Whether callers that were written for the old version are served by the new one. */
  readonly verdict: Verdict;
  /** The change, as a sentence. */
  readonly message: string;
  /** Why it is judged so. */
  readonly reason: string;
  /** The place: a JSON Pointer in the document of `side`; removed parts are in the old one. */
  readonly pointer: string;
  /** The document that `pointer` points into. */
  readonly side: Side;
  /** Every operation that it reaches, such as `GET /users/{id}`; none for what belongs to no single one. */
  readonly operations: readonly string[];
  /** Where it is met in the first of them: `response 200 (application/json)`. */
  readonly place: string;
  /** A value that shows it, where it is of a schema and breaking. */
  readonly witness?: Witness;
  /** A value that would be refused, which the `usual` policy takes not to be written. */
  readonly setAside?: Witness;
}

/** How many changes there are of each verdict, and how many operations were compared. */
export interface ApiCounts {
  /** Changes that break callers. */
  readonly breaking: number;
  /** Changes that may. */
  readonly undecided: number;
  /** Changes that do not. */
  readonly compatible: number;
  /** Operations of the new document, with webhooks and callbacks. */
  readonly operations: number;
}

/** The differences between two descriptions of an API. Plain data: it can be written as JSON. */
export interface ApiDiff {
  /** How many changes there are. */
  readonly counts: ApiCounts;
  /** The version step that the changes need. */
  readonly bump: Bump;
  /** Why the version step is no smaller. */
  readonly bumpReason: string;
  /** Every change, the worst first. */
  readonly changes: readonly ApiChange[];
  /** What differs, or may differ, and was not compared. */
  readonly notCompared: readonly string[];
}
