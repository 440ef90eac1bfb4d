import type { Policy } from "../proof/policy.js";
import type { Side } from "../schema/invalid-schema-error.js";
import type { DirectionName, Verdict } from "../verdict/compatibility-result.js";
import type { ApiChangeName } from "./api-change-kinds.js";
import type { ApiChange } from "./api-diff.js";
import type { Place } from "./open-api-document.js";
import type { View } from "./schema-view.js";

/**
 * The sender of a request: a client written for the old version or, for webhooks, the new version of the API.
 */
export type Caller = "client" | "api";

/** Two schemas for the same part of an operation. */
export interface ComparedSchemas {
  readonly old: Place;
  readonly new: Place;
  readonly view: View;
  /**
   * The direction of reading: `backward` if old clients write what the new API reads, `forward` the other way round.
   */
  readonly direction: DirectionName;
  readonly operation: string;
  readonly place: string;
}

/** The description of a change, without its location. */
interface Said {
  readonly name: ApiChangeName;
  readonly verdict: Verdict;
  readonly message: string;
  readonly reason: string;
}

/** A part of an operation, with the version of the API that contains it: the old or the new one. */
export interface Sided<T> {
  readonly side: Side;
  readonly part: T;
}

/** The changes of one operation, and the pairs of schemas that are still to be compared. */
export class OperationChanges {
  readonly caller: Caller;
  readonly policy: Policy;
  readonly #operation: string;
  readonly #changes: ApiChange[];
  readonly #schemas: ComparedSchemas[];

  constructor(
    operation: string,
    caller: Caller,
    policy: Policy,
    into: { readonly changes: ApiChange[]; readonly schemas: ComparedSchemas[] },
  ) {
    this.#operation = operation;
    this.caller = caller;
    this.policy = policy;
    this.#changes = into.changes;
    this.#schemas = into.schemas;
  }

  add(side: Side, pointer: string, place: string, said: Said): void {
    this.#changes.push({ ...said, pointer, side, place, operations: [this.#operation] });
  }

  /** Adds two schemas of a request or a response; a missing schema accepts everything. */
  compare(
    part: "request" | "response",
    place: string,
    before: { readonly schema: Place | null; readonly pointer: string },
    after: { readonly schema: Place | null; readonly pointer: string },
  ): void {
    const anything = ({ pointer }: { readonly pointer: string }): Place => ({ value: {}, pointer });
    if (before.schema === null && after.schema === null) return;
    const isOldWriter = (part === "request") === (this.caller === "client");
    this.#schemas.push({
      old: before.schema ?? anything(before),
      new: after.schema ?? anything(after),
      view: part === "request" ? "sent" : "received",
      direction: isOldWriter ? "backward" : "forward",
      operation: this.#operation,
      place,
    });
  }

  /** Returns the two sides of a request as writer and reader. */
  requestSides<T>(before: T, after: T): { readonly writer: Sided<T>; readonly reader: Sided<T> } {
    const old: Sided<T> = { side: "old", part: before };
    const now: Sided<T> = { side: "new", part: after };
    return this.caller === "client" ? { writer: old, reader: now } : { writer: now, reader: old };
  }

  /** Returns the two sides of a response as writer and reader. */
  responseSides<T>(before: T, after: T): { readonly writer: Sided<T>; readonly reader: Sided<T> } {
    const { writer, reader } = this.requestSides(before, after);
    return { writer: reader, reader: writer };
  }

  /**
   * The verdict for changes that are usually considered compatible and that the strict policy leaves
   * undecided.
   */
  get usually(): Verdict {
    return this.policy === "usual" ? "compatible" : "undecided";
  }
}

/** Returns `added` for a part that only the new version has, and `removed` for a part that only the old version has. */
export function verbFor(side: Side): "added" | "removed" {
  return side === "new" ? "added" : "removed";
}
