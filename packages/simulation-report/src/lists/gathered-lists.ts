import { limits } from "../limits.js";

/** What is behind a number of a report. */
export interface ListBehindNumber<Item, Where> {
  /** What all of it has in common. */
  readonly where: Where;
  /** How many there are. */
  readonly count: number;
  /** The first of them. */
  readonly first: readonly Item[];
}

/** Gathers what is behind each number: how many, and the first of them. */
export class GatheredLists<Item, Where> {
  private readonly filtersOf: (item: Item) => readonly Where[];
  private readonly keyOf: (where: Where) => string;
  private readonly lists = new Map<string, { where: Where; count: number; first: Item[] }>();

  /**
   * @param filtersOf the numbers that an item counts for
   * @param keyOf the same for the same filter
   * @param known numbers that are first, in this order, and are there where nothing counts for them, too. Default: none
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

  /** Counts an item for its numbers; items that come first are those that are listed. */
  add(item: Item): void {
    for (const where of this.filtersOf(item)) {
      const key = this.keyOf(where);
      const list = this.lists.get(key) ?? { where, count: 0, first: [] };
      if (list.count === 0) this.lists.set(key, list);
      list.count++;
      if (list.first.length < limits.listed) list.first.push(item);
    }
  }

  /** How many there are. */
  countOf(where: Where): number {
    return this.lists.get(this.keyOf(where))?.count ?? 0;
  }

  /** All lists: those that were known, then in the order of their first items. */
  all(): ListBehindNumber<Item, Where>[] {
    return [...this.lists.values()];
  }
}
