/**
 * Throws if two items have the same id. Items without an id are ignored here, because another check reports them.
 * @throws {RangeError} that names both items and the id
 */
export function assertDistinctIds<Item>(
  name: string,
  items: readonly Item[],
  idOf: (item: Item) => unknown,
): void {
  const seen = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const id = idOf(item);
    if (typeof id !== "string") continue;
    const first = seen.get(id);
    if (first !== undefined) {
      throw new RangeError(
        `${name}[${first}] and ${name}[${index}] have the same id, ${JSON.stringify(id)}; give each an id that no other has`,
      );
    }
    seen.set(id, index);
  }
}
