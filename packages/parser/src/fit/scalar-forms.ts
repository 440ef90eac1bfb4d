import { type Schema, typesOf } from "../contract/schema.js";
import { deepEqual } from "../node/compare.js";
import type { Node } from "../node/node.js";
import { dateForm } from "../repairs/date-form/date-form.js";
import { numberAsText } from "../repairs/number-as-text/number-as-text.js";
import { quotedBoolean } from "../repairs/quoted-boolean/quoted-boolean.js";
import { quotedNull } from "../repairs/quoted-null/quoted-null.js";
import { quotedNumber } from "../repairs/quoted-number/quoted-number.js";
import type { ReadBy } from "../repairs/table.js";
import { type Coercion, type FitContext, fitted } from "./fit-context.js";
import type { ScalarForm } from "./scalar-form.js";

type Form = ReadBy<"fit/scalar-forms">;

const forms = Object.entries({
  "quoted-number": quotedNumber,
  "quoted-boolean": quotedBoolean,
  "quoted-null": quotedNull,
  "number-as-text": numberAsText,
  "date-form": dateForm,
} satisfies Record<Form, ScalarForm>) as [Form, ScalarForm][];

/**
 * Applies the repairs of scalars to a node, for each type that the schema requires. Two different values are
 * two readings.
 */
export function fitForm(context: FitContext, node: Node, schema: Schema): Coercion | null {
  const fits = typesOf(schema).flatMap((type) =>
    forms.flatMap(([name, form]) => {
      const value = form(node, schema, type);
      return value === undefined || !context.allows(name) ? [] : [fitted(node, value, name)];
    }),
  );
  const [first] = fits;
  if (first === undefined) return null;
  const isAmbiguous = fits.some(({ value }) => !deepEqual(value, first.value));
  return isAmbiguous ? { ...first, doubt: { reason: "ambiguous", offset: node.start } } : first;
}
