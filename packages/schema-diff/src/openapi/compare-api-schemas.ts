import type { Exit } from "../changes/compared-pairs.js";
import { comparedPairs } from "../changes/compared-pairs.js";
import { workOfApiChange } from "../limits.js";
import { policyOption } from "../proof/policy.js";
import { isObject } from "../schema/json.js";
import type { DiffOptions } from "../schema-diff.js";
import type { DirectionName } from "../verdict/compatibility-result.js";
import { Direction, newlyShared, type Shared } from "../verdict/direction.js";
import { verdictOfChange } from "../verdict/verdict-of-change.js";
import { alternativesOverlap } from "./alternatives-overlap.js";
import { apiChangeOf } from "./api-change-of.js";
import type { ComparedSchemas } from "./api-changes.js";
import type { ApiChange } from "./api-diff.js";
import type { OpenApiDocument, Place } from "./open-api-document.js";
import type { SchemaChanges } from "./schema-changes.js";
import { SchemaPool, wholeDefinition } from "./schema-pool.js";
import type { View } from "./schema-view.js";

/** Two definitions that are compared only once, even if several operations use them. */
interface Unit {
  readonly old: string;
  readonly new: string;
  /** The changes in them, each once. */
  readonly changes: readonly ApiChange[];
  /** The units that they refer to. */
  readonly inner: readonly string[];
}

/** The context for comparing the schemas of all operations. */
interface Comparing {
  readonly pools: Readonly<Record<"old" | "new", SchemaPool>>;
  readonly shared: Shared;
  readonly changed: SchemaChanges;
  readonly direction: DirectionName;
}

/**
 * Compares the schemas of operations. Definitions that several refer to are compared once, and the change
 * names all affected operations.
 */
export function compareApiSchemas(
  oldDocument: OpenApiDocument,
  newDocument: OpenApiDocument,
  schemas: readonly ComparedSchemas[],
  changed: SchemaChanges,
  options: DiffOptions,
): readonly ApiChange[] {
  const different = schemas.filter((pair) => changed.differ(pair.old, pair.new));
  const [sent, received] = (["sent", "received"] as const).map((view) => ({
    old: new SchemaPool(oldDocument, view, options),
    new: new SchemaPool(newDocument, view, options),
  }));
  const poolsOf = (view: View): Comparing["pools"] | undefined => (view === "sent" ? sent : received);
  const begun = different.map((pair) => {
    const [before, after] = [definitionOf(oldDocument, pair.old), definitionOf(newDocument, pair.new)];
    const pools = poolsOf(pair.view);
    pools?.old.add(before);
    pools?.new.add(after);
    return { pair, before: before.pointer, after: after.pointer };
  });
  return (["sent", "received"] as const).flatMap((view) =>
    (["backward", "forward"] as const).flatMap((direction) => {
      const pools = poolsOf(view);
      const own = begun.filter(({ pair }) => pair.view === view && pair.direction === direction);
      if (pools === undefined || own.length === 0) return [];
      const units = new Units({ pools, shared: newlyShared(policyOption(options)), changed, direction });
      for (const { pair, before, after } of own) units.meet(before, after, pair);
      return units.changes();
    }),
  );
}

/** Returns the definition of a schema that is only a reference; otherwise the schema itself. */
function definitionOf(document: OpenApiDocument, place: Place): Place {
  const isReference = ({ value }: Place): boolean =>
    isObject(value) &&
    typeof value.$ref === "string" &&
    (document.version !== "3.1" || Object.keys(value).length === 1);
  const passed = new Set<string>();
  let here = place;
  while (isReference(here) && isObject(here.value) && !passed.has(here.pointer)) {
    passed.add(here.pointer);
    const target = document.raw(document.pointerOf(String(here.value.$ref), here.pointer));
    if (target.value === undefined)
      throw document.refused(`refers at '${here.pointer}' to ${String(here.value.$ref)}, which is not there`);
    here = target;
  }
  return here;
}

/** The pairs of definitions in use, in one direction. */
class Units {
  readonly #comparing: Comparing;
  readonly #units = new Map<string, Unit>();
  readonly #met = new Map<string, { operations: Set<string>; place: string }>();

  constructor(comparing: Comparing) {
    this.#comparing = comparing;
  }

  /** Marks two definitions as used at a part of an operation, with everything that they refer to. */
  meet(before: string, after: string, { operation, place }: ComparedSchemas): void {
    const open = [this.#unitOf(before, after)];
    const passed = new Set(open);
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      const met = this.#met.get(key) ?? { operations: new Set(), place };
      met.operations.add(operation);
      this.#met.set(key, met);
      for (const inner of this.#units.get(key)?.inner ?? []) {
        if (passed.has(inner)) continue;
        passed.add(inner);
        open.push(inner);
      }
    }
  }

  /** Returns every change, each with all affected operations. */
  changes(): readonly ApiChange[] {
    return [...this.#units].flatMap(([key, { changes }]) => {
      const { operations = new Set<string>(), place = "" } = this.#met.get(key) ?? {};
      return changes.map((change) => ({ ...change, operations: [...operations], place }));
    });
  }

  #unitOf(before: string, after: string): string {
    const key = `${before} ${after}`;
    if (!this.#units.has(key)) {
      // Registered before it is compared, because it may refer to itself.
      this.#units.set(key, { old: before, new: after, changes: [], inner: [] });
      this.#units.set(key, this.#compared(before, after));
    }
    return key;
  }

  #compared(before: string, after: string): Unit {
    const { pools, shared, direction } = this.#comparing;
    const [oldNode, newNode] = [pools.old.nodeAt(before), pools.new.nodeAt(after)];
    const exits: Exit[] = [];
    const pairs = comparedPairs(oldNode, newNode, (exit) => {
      const [old, now] = [wholeDefinition(exit.pair.old.pointer), wholeDefinition(exit.pair.new.pointer)];
      if (old === undefined || now === undefined) return false;
      if (old !== now || this.#comparing.changed.differsAt(old)) exits.push(exit);
      return true;
    });
    const asked = new Direction(direction, oldNode, newNode, shared);
    const found = pairs.flatMap((compared) =>
      compared.findings.map((finding) => {
        asked.allow(workOfApiChange);
        return apiChangeOf(finding, verdictOfChange(finding, compared, asked));
      }),
    );
    const overlaps = exits.flatMap((exit) => alternativesOverlap(exit, asked));
    return {
      old: before,
      new: after,
      changes: [...found, ...overlaps],
      inner: exits.flatMap(({ pair }) => {
        const [old, now] = [wholeDefinition(pair.old.pointer), wholeDefinition(pair.new.pointer)];
        return old === undefined || now === undefined ? [] : [this.#unitOf(old, now)];
      }),
    };
  }
}
