/**
 * The type of an array with a schema for each of its first items.
 * @template Items the types of the first items, in their order
 * @template Min the number of items that an array has at least
 * @template Rest the array type of the items after these
 */
export type TupleOf<
  Items extends readonly unknown[],
  Min extends number,
  Rest extends readonly unknown[],
  Done extends readonly unknown[] = [],
> = Done["length"] extends Min
  ? [...Partial<Items>, ...Rest]
  : Items extends readonly [infer First, ...infer Others]
    ? [First, ...TupleOf<Others, Min, Rest, [...Done, First]>]
    : Rest;
