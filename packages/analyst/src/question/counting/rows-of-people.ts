import { nameParts } from "../../table/name-parts.js";
import type { Vocabulary } from "../vocabulary.js";

const personColumns =
  /^(?:age|sex|gender|race|first[ _.]?name|last[ _.]?name|name|salary|marital|married|ethnicity|education|survived)$/i;

/** Words of longer names, such as `current_salary`, for what only people have. */
const personParts = /^(?:salary|wages?|gender|marital|ethnicity|occupation|employee)$/;

/** Whether the rows are people because the table has columns that only people have. */
export function areRowsPeople({ table }: Vocabulary): boolean {
  return table.columns.some(
    ({ name }) => personColumns.test(name) || nameParts(name).some((part) => personParts.test(part)),
  );
}
