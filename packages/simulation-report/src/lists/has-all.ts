/** Whether an item has all that a filter names; what the filter leaves open may be anything. */
export function hasAll<Item extends object>(item: Item, named: Partial<Item>): boolean {
  return (Object.entries(named) as [keyof Item, unknown][]).every(
    ([name, value]) => value === undefined || item[name] === value,
  );
}
