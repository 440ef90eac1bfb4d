import type { TableColumn } from "@concordat/report-kit";

/** A column of words. */
export function words(heading: string): TableColumn {
  return { heading, isNumber: false };
}

/** A column of numbers. */
export function numbers(heading: string): TableColumn {
  return { heading, isNumber: true };
}
