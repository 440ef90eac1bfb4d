/** Whether an item has all the given properties. Properties that are `undefined` match any value. */
export function hasAll<Item extends object>(item: Item, named: Partial<Item>): boolean {
  return (Object.entries(named) as [keyof Item, unknown][]).every(
    ([name, value]) => value === undefined || item[name] === value,
  );
}
