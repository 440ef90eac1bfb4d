import type { JsonType } from "../../schema/json-types.js";
import type { Conjunction } from "../conjunction.js";
import { memberCount } from "../members.js";
import { highEnd, isAbove, lowEnd, mirrored } from "../number-range.js";
import { countRange } from "../possible-values.js";
import { gapAt, type ProofRule } from "../rule.js";
import { textLengths } from "../text-languages.js";

/**
 * A keyword that limits a number, with the types to which it applies, its direction, and the condition under which
 * another schema enforces it.
 */
export interface BoundKeyword {
  readonly keyword: string;
  readonly isLower: boolean;
  readonly types: readonly JsonType[];
  readonly keptBy: (a: Conjunction, limit: number) => boolean;
}

/**
 * A quantity that is counted, such as the length of a text: its type, its two keywords, and the range that a schema
 * allows.
 */
interface Counted {
  readonly types: readonly JsonType[];
  readonly atLeast: string;
  readonly atMost: string;
  readonly range: (a: Conjunction) => { readonly min: number; readonly max: number };
}

const counted: readonly Counted[] = [
  {
    types: ["string"],
    atLeast: "minLength",
    atMost: "maxLength",
    range: textLengths,
  },
  {
    types: ["array"],
    atLeast: "minItems",
    atMost: "maxItems",
    range: (a) => countRange(a, "minItems", "maxItems"),
  },
  { types: ["object"], atLeast: "minProperties", atMost: "maxProperties", range: memberCount },
];

const numbers: readonly JsonType[] = ["integer", "fraction"];

export const bounds: readonly BoundKeyword[] = [
  ...counted.flatMap(({ types, atLeast, atMost, range }): BoundKeyword[] => [
    { keyword: atLeast, isLower: true, types, keptBy: (a, limit) => range(a).min >= limit },
    { keyword: atMost, isLower: false, types, keptBy: (a, limit) => range(a).max <= limit },
  ]),
  ...[false, true].flatMap((isExclusive): BoundKeyword[] => [
    {
      keyword: isExclusive ? "exclusiveMinimum" : "minimum",
      isLower: true,
      types: numbers,
      keptBy: (a, value) => !isAbove({ value, isExclusive }, lowEnd(a)),
    },
    {
      keyword: isExclusive ? "exclusiveMaximum" : "maximum",
      isLower: false,
      types: numbers,
      keptBy: (a, value) => !isAbove({ value: -value, isExclusive }, mirrored(highEnd(a))),
    },
  ]),
];

export const boundRules: readonly ProofRule[] = bounds.map(({ keyword, isLower, types, keptBy }) => ({
  keywords: [keyword],
  types,
  proves: (a, b) => {
    const limit = b.schema[keyword];
    return typeof limit !== "number" || keptBy(a, limit)
      ? []
      : [gapAt(b, `values ${isLower ? "below" : "above"} ${limit} may come`, keyword)];
  },
  *refutes(a, b, search) {
    const limit = b.schema[keyword];
    if (typeof limit === "number") yield* search.beyond(a, b, types, limit, isLower ? -1 : 1);
  },
}));
