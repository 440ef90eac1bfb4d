/**
 * The members and items of one value that a schema has evaluated. The `unevaluated…` keywords apply to all other
 * members and items.
 */
export class Evaluated {
  #allMembers = false;
  #allItems = false;
  #firstItems = 0;
  // Most values have none, so the sets are made when they are needed.
  #members: Set<string> | null = null;
  #items: Set<number> | null = null;

  addMember(name: string): void {
    this.#members ??= new Set();
    this.#members.add(name);
  }

  addAllMembers(): void {
    this.#allMembers = true;
  }

  addItem(index: number): void {
    this.#items ??= new Set();
    this.#items.add(index);
  }

  /** Marks the items before an index as evaluated; all items if it is `Infinity`. */
  addItemsBefore(index: number): void {
    if (index === Number.POSITIVE_INFINITY) this.#allItems = true;
    else this.#firstItems = Math.max(this.#firstItems, index);
  }

  /** Adds the parts that a schema for the same value has evaluated. */
  add(other: Evaluated): void {
    this.#allMembers ||= other.#allMembers;
    this.#allItems ||= other.#allItems;
    this.#firstItems = Math.max(this.#firstItems, other.#firstItems);
    for (const name of other.#members ?? []) this.addMember(name);
    for (const index of other.#items ?? []) this.addItem(index);
  }

  hasMember(name: string): boolean {
    return this.#allMembers || this.#members?.has(name) === true;
  }

  hasItem(index: number): boolean {
    return this.#allItems || index < this.#firstItems || this.#items?.has(index) === true;
  }
}
