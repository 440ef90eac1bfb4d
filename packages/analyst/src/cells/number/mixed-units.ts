import type { NumericShape } from "./number-shape.js";

/** Values of one column that cannot be added up, with the first value of each kind. */
export interface UnitConflict {
  readonly about: "currency" | "unit" | "percent";
  readonly shapes: readonly NumericShape[];
}

/**
 * Returns why numbers cannot be added up: they have two currencies or units, or only some are percentages. Returns
 * `null` if they can be added up.
 */
export function mixedUnits(numbers: readonly NumericShape[]): UnitConflict | null {
  const inOrder = [...numbers].sort((one, other) => one.row - other.row);
  const currencies = firstOfEach(inOrder, ({ number }) => number.currency);
  if (currencies.size > 1) return { about: "currency", shapes: [...currencies.values()] };
  const units = firstOfEach(inOrder, ({ number }) => number.unit ?? "");
  if (units.size > 1) return { about: "unit", shapes: [...units.values()] };
  const percent = inOrder.find(({ number }) => number.isPercent);
  const other = inOrder.find(({ number }) => !number.isPercent);
  return percent === undefined || other === undefined ? null : { about: "percent", shapes: [percent, other] };
}

/** Returns the first shape of each kind. Shapes without a kind are omitted. */
function firstOfEach(
  shapes: readonly NumericShape[],
  kindOf: (shape: NumericShape) => string | null,
): ReadonlyMap<string, NumericShape> {
  const found = new Map<string, NumericShape>();
  for (const shape of shapes) {
    const kind = kindOf(shape);
    if (kind !== null && !found.has(kind)) found.set(kind, shape);
  }
  return found;
}
