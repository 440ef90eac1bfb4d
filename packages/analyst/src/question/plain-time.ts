import { dateParts } from "../query/date-part.js";
import type { Dimension } from "../query/dimension.js";
import type { TimeAxis } from "./axis.js";

/** Returns a table's time as a dimension: with the periods of the table, or with years if these are days. */
export function plainTime({ column, grain }: TimeAxis): Dimension {
  const part =
    column.kind === "time"
      ? dateParts.find(({ name }) => name === (grain === "day" ? "month" : grain))
      : undefined;
  const { name } = column;
  if (part === undefined)
    return {
      name,
      column,
      part: null,
      kind: column.kind,
      chronological: true,
      key: column.id,
      label: (key) => key,
    };
  return {
    name: `${name}.${part.name}`,
    column,
    part,
    kind: part.kind,
    chronological: true,
    key: part.key(column.id),
    label: part.label,
  };
}
