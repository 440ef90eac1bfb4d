import { limits } from "../limits.js";

/** The list behind a number of a report. */
export interface ListBehindNumber<Item, Where> {
  /** The filter that all the list's items match. */
  readonly where: Where;
  /** Number of matches. */
  readonly count: number;
  /** The first matches. */
  readonly first: readonly Item[];
}

/** Collects the lists behind numbers: the number of matches, and the first ones. */
export class GatheredLists<Item, Where> {
  private readonly filtersOf: (item: Item) => readonly Where[];
  private readonly keyOf: (where: Where) => string;
  private readonly lists = new Map<string, { where: Where; count: number; first: Item[] }>();

  /**
   * @param filtersOf the filters that an item matches
   * @param keyOf the key of a filter: equal filters have equal keys
   * @param known filters that come first, in this order, even if no item matches them. Default: none
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

  /** Counts an item for its filters; the first items are listed. */
  add(item: Item): void {
    for (const where of this.filtersOf(item)) {
      const key = this.keyOf(where);
      const list = this.lists.get(key) ?? { where, count: 0, first: [] };
      if (list.count === 0) this.lists.set(key, list);
      list.count++;
      if (list.first.length < limits.listed) list.first.push(item);
    }
  }

  /** The number of matches. */
  countOf(where: Where): number {
    return this.lists.get(this.keyOf(where))?.count ?? 0;
  }

  /** All lists: those known in advance, then in the order of their first items. */
  all(): ListBehindNumber<Item, Where>[] {
    return [...this.lists.values()];
  }
}
