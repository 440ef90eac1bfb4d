import type { ChangeName } from "../changes/change-kinds.js";
import type { Side } from "../schema/invalid-schema-error.js";
import type { Bump } from "../verdict/bump.js";
import type { Verdict, Witness } from "../verdict/compatibility-result.js";
import type { ApiChangeName } from "./api-change-kinds.js";

/** A difference between two descriptions of an API, judged for its clients. */
export interface ApiChange {
  /** The kind of the change: one of `apiChangeKinds`, or of `changeKinds` for a change of a schema. */
  readonly name: ApiChangeName | ChangeName;
  /** Whether clients written for the old version work with the new one. */
  readonly verdict: Verdict;
  /** The change, as a sentence. */
  readonly message: string;
  /** The reason for the verdict. */
  readonly reason: string;
  /** The JSON Pointer in the document of `side`; removed parts are in the old one. */
  readonly pointer: string;
  /** The document that `pointer` points into. */
  readonly side: Side;
  /** The affected operations, such as `GET /users/{id}`; empty if the change is not part of an operation. */
  readonly operations: readonly string[];
  /** The position of the change in the first of these operations: `response 200 (application/json)`. */
  readonly place: string;
  /** A value that shows it, if it is a breaking change of a schema. */
  readonly witness?: Witness;
  /** A value that would be rejected, but that by the `usual` policy is not written. */
  readonly setAside?: Witness;
}

/** The number of changes with each verdict, and the number of operations compared. */
export interface ApiCounts {
  /** Changes that break clients. */
  readonly breaking: number;
  /** Changes that may break clients. */
  readonly undecided: number;
  /** Changes that do not break clients. */
  readonly compatible: number;
  /** Operations of the new document, with webhooks and callbacks. */
  readonly operations: number;
}

/** The differences between two descriptions of an API. Plain data that can be written as JSON. */
export interface ApiDiff {
  /** The number of changes. */
  readonly counts: ApiCounts;
  /** The version step that the changes need. */
  readonly bump: Bump;
  /** The reason why the version step is not smaller. */
  readonly bumpReason: string;
  /** Every change, most severe first. */
  readonly changes: readonly ApiChange[];
  /** Parts that differ, or may differ, and were not compared. */
  readonly notCompared: readonly string[];
}
