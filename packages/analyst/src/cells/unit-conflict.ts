import type { NumericShape } from "./number-shape.js";

/** Values of one column that cannot be added up: the first of each kind. */
export interface UnitConflict {
  readonly about: "currency" | "percent";
  readonly shapes: readonly NumericShape[];
}

/** What keeps numbers from being added up: two currencies, or percentages beside other numbers. Null: nothing. */
export function unitConflict(numbers: readonly NumericShape[]): UnitConflict | null {
  const inOrder = [...numbers].sort((one, other) => one.row - other.row);
  const currencies = new Map<string, NumericShape>();
  for (const shape of inOrder) {
    const { currency } = shape.number;
    if (currency !== null && !currencies.has(currency)) currencies.set(currency, shape);
  }
  if (currencies.size > 1) return { about: "currency", shapes: [...currencies.values()] };
  const percent = inOrder.find(({ number }) => number.isPercent);
  const other = inOrder.find(({ number }) => !number.isPercent);
  return percent === undefined || other === undefined ? null : { about: "percent", shapes: [percent, other] };
}
