import type { Study } from "@concordat/contracts/study";

/** Returns the names of all pairs of messages, in the order of the comparisons. */
export function pairNames({
  messages,
}: Pick<Study, "messages">): { readonly a: string; readonly b: string }[] {
  return messages.flatMap(({ name: a }, place) => messages.slice(place + 1).map(({ name: b }) => ({ a, b })));
}
