import { limits } from "../limits.js";

/** The list of items behind a number of a report. */
export interface ListBehindNumber<Item, Where> {
  /** The filter that all items of the list match. */
  readonly where: Where;
  /** Number of items that match the filter. */
  readonly count: number;
  /** The first items that match the filter. */
  readonly first: readonly Item[];
}

/**
 * Collects the lists behind the numbers of a report. Each list has the number of matching items, and the first of them.
 */
export class GatheredLists<Item, Where> {
  private readonly filtersOf: (item: Item) => readonly Where[];
  private readonly keyOf: (where: Where) => string;
  private readonly lists = new Map<string, { where: Where; count: number; first: Item[] }>();

  /**
   * @param filtersOf returns the filters that an item matches
   * @param keyOf returns the key of a filter. Equal filters have equal keys
   * @param known filters whose lists come first, in this order, even if no item matches them. Default: none
   */
  constructor(
    filtersOf: (item: Item) => readonly Where[],
    keyOf: (where: Where) => string,
    known: readonly Where[] = [],
  ) {
    this.filtersOf = filtersOf;
    this.keyOf = keyOf;
    for (const where of known) this.lists.set(keyOf(where), { where, count: 0, first: [] });
  }

  /** Adds an item to the lists of its filters. */
  add(item: Item): void {
    for (const where of this.filtersOf(item)) {
      const key = this.keyOf(where);
      const list = this.lists.get(key) ?? { where, count: 0, first: [] };
      if (list.count === 0) this.lists.set(key, list);
      list.count++;
      if (list.first.length < limits.listed) list.first.push(item);
    }
  }

  /** Returns the number of items that match a filter. */
  countOf(where: Where): number {
    return this.lists.get(this.keyOf(where))?.count ?? 0;
  }

  /** Returns all lists: those of `known` first, then the others in the order of their first items. */
  all(): ListBehindNumber<Item, Where>[] {
    return [...this.lists.values()];
  }
}
