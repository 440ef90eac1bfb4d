/** A version of JSON Schema. */
export type DialectName = "draft-04" | "draft-06" | "draft-07" | "2019-09" | "2020-12";

/** The differences between versions of JSON Schema that affect a schema's meaning. */
export interface Dialect {
  /** The name in messages and options. */
  readonly name: DialectName;
  /** The value of `$schema`, without a trailing `#`. */
  readonly uri: string;
  /** The keyword that gives a schema its own URI. */
  readonly idKeyword: "id" | "$id";
  /** Whether keywords next to a `$ref` apply. */
  readonly siblingsOfRefCount: boolean;
  /** Whether `$anchor` names a location. In older dialects, `$id: "#name"` does. */
  readonly hasAnchors: boolean;
  /** The keyword that lists the schemas of the first items. */
  readonly firstItems: "items" | "prefixItems";
  /** The keyword for the items after the first ones. */
  readonly otherItems: "additionalItems" | "items";
  /** Keywords of other dialects that have no meaning in this one. */
  readonly foreign: ReadonlySet<string>;
}

const since06 = ["const", "contains", "propertyNames"];
const since07 = ["if", "then", "else"];
const since2019 = [
  ...["minContains", "maxContains", "dependentRequired", "dependentSchemas"],
  ...["unevaluatedItems", "unevaluatedProperties", "$anchor", "$recursiveRef", "$recursiveAnchor"],
];
const since2020 = ["prefixItems", "$dynamicRef", "$dynamicAnchor"];

const beforeAnchors = { siblingsOfRefCount: false, hasAnchors: false } as const;
const listedItems = { firstItems: "items", otherItems: "additionalItems" } as const;

/** All supported dialects, oldest first. */
export const dialects: readonly Dialect[] = [
  {
    name: "draft-04",
    uri: "http://json-schema.org/draft-04/schema",
    idKeyword: "id",
    ...beforeAnchors,
    ...listedItems,
    foreign: new Set(["$id", ...since06, ...since07, ...since2019, ...since2020]),
  },
  {
    name: "draft-06",
    uri: "http://json-schema.org/draft-06/schema",
    idKeyword: "$id",
    ...beforeAnchors,
    ...listedItems,
    foreign: new Set([...since07, ...since2019, ...since2020]),
  },
  {
    name: "draft-07",
    uri: "http://json-schema.org/draft-07/schema",
    idKeyword: "$id",
    ...beforeAnchors,
    ...listedItems,
    foreign: new Set([...since2019, ...since2020]),
  },
  {
    name: "2019-09",
    uri: "https://json-schema.org/draft/2019-09/schema",
    idKeyword: "$id",
    siblingsOfRefCount: true,
    hasAnchors: true,
    ...listedItems,
    foreign: new Set(since2020),
  },
  {
    name: "2020-12",
    uri: "https://json-schema.org/draft/2020-12/schema",
    idKeyword: "$id",
    siblingsOfRefCount: true,
    hasAnchors: true,
    firstItems: "prefixItems",
    otherItems: "items",
    foreign: new Set(["additionalItems", "$recursiveRef", "$recursiveAnchor"]),
  },
];

/** Returns the dialect of a `$schema`; undefined if it is unknown. */
export function dialectOf(uri: unknown): Dialect | undefined {
  const plain = String(uri)
    .replace(/#$/, "")
    .replace(/^https?:/, "");
  return dialects.find((dialect) => dialect.uri.replace(/^https?:/, "") === plain);
}

/** Returns the dialect with this name. */
export function dialectNamed(name: DialectName): Dialect {
  const found = dialects.find((dialect) => dialect.name === name);
  if (found !== undefined) return found;
  throw new RangeError(`unknown dialect ${name}; supported are ${dialectNames()}`);
}

/** Returns the names of all dialects, for messages. */
export function dialectNames(): string {
  return dialects.map(({ name }) => name).join(", ");
}
