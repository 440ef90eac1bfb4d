import { writtenName } from "./header-names.js";

/**
 * Splits a column's name into lower-case words. For example, `unitPrice`, `unit_price` and `Unit price` all give `unit`
 * and `price`, and `UKgas` gives `uk` and `gas`.
 */
export function nameParts(name: string): string[] {
  return writtenName(name)
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2")
    .replace(/^(USA|US|UK|EU|GDP|GNP)(?=\p{Ll}{3})/u, "$1 ")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== "");
}
