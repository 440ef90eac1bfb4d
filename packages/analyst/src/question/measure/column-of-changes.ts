import type { Column } from "../../table/column.js";
import { nameParts } from "../../table/name-parts.js";

/** Whether a column contains changes, whose values below zero are losses, such as `house_change` or `net_migration`. */
export function isOfChanges(column: Column | null): boolean {
  return (
    column !== null &&
    Number(column.least) < 0 &&
    nameParts(column.name).some((part) =>
      /^(?:changes?|chg|diff|difference|net|gains?|growth|swing)$/.test(part),
    )
  );
}

/** Whether a question asks for the largest loss among changes: `which party lost the most`. */
export function asksForLoss(question: string): boolean {
  return /\b(?:lost|loses?|losing|fell|falls?|dropped|drops?|declined|declines?|shrank|decreased) (?:the )?(?:most|furthest|farthest|hardest)\b|\b(?:biggest|largest|greatest|worst|heaviest|steepest) (?:loss|fall|drop|decline|decrease)\b/i.test(
    question,
  );
}
