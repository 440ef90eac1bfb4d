import { ajv2020, ajvDraft07, type DialectAjv } from "./ajv.js";

/** A version of JSON Schema. */
export type DialectName = "draft-07" | "2020-12";

export interface Dialect {
  readonly name: DialectName;
  /** Whether what stands beside a `$ref` counts. */
  readonly siblingsOfRefCount: boolean;
  /** The keyword that lists schemas for the first items, and the one for the items after them. */
  readonly firstItems: string;
  readonly otherItems: string;
  /** Keywords of other dialects, which mean nothing in this one. */
  readonly foreign: ReadonlySet<string>;
  readonly ajv: DialectAjv;
}

const dialects: readonly (Dialect & { readonly uri: RegExp })[] = [
  {
    name: "2020-12",
    uri: /^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/,
    siblingsOfRefCount: true,
    firstItems: "prefixItems",
    otherItems: "items",
    foreign: new Set(["additionalItems", "$recursiveRef"]),
    ajv: ajv2020,
  },
  {
    name: "draft-07",
    uri: /^https?:\/\/json-schema\.org\/draft-07\/schema#?$/,
    siblingsOfRefCount: false,
    firstItems: "items",
    otherItems: "additionalItems",
    foreign: new Set([
      ...["prefixItems", "minContains", "maxContains", "unevaluatedItems", "unevaluatedProperties"],
      ...[
        "dependentRequired",
        "dependentSchemas",
        "$anchor",
        "$dynamicAnchor",
        "$dynamicRef",
        "$recursiveRef",
      ],
    ]),
    ajv: ajvDraft07,
  },
];

/** The dialect that a `$schema` names, or undefined for one that is not known here. */
export function dialectOf(uri: unknown): Dialect | undefined {
  return dialects.find((dialect) => dialect.uri.test(String(uri)));
}

export function dialectNamed(name: DialectName): Dialect {
  const found = dialects.find((dialect) => dialect.name === name);
  if (found === undefined)
    throw new RangeError(
      `no dialect ${name}; there are ${dialects.map((dialect) => dialect.name).join(", ")}`,
    );
  return found;
}
