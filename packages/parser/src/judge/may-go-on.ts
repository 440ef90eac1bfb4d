import type { Found } from "../find/found.js";
import { isContainer } from "../node/node.js";

/**
 * Whether a text that ran out of room ends in a number or a word that nothing closes, such as `12` or `LIKE`: more digits
 * or letters may have followed.
 */
export function mayGoOn({ node, end }: Pick<Found, "node" | "end">, text: string): boolean {
  return !isContainer(node) && node.kind !== "string" && text.slice(end).trim() === "";
}
