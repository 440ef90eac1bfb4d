import { Ajv, type Options } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { regExpOf } from "./reg-exp.js";

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
  readonly createAjv: () => Ajv;
}

const regExp = Object.assign((pattern: string, _flags: string) => regExpOf(pattern), { code: "regExpOf" });

const options: Options = {
  strict: false,
  logger: false,
  ownProperties: true,
  code: { regExp },
};

const dialects: readonly (Dialect & { readonly uri: RegExp })[] = [
  {
    name: "2020-12",
    uri: /^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/,
    siblingsOfRefCount: true,
    firstItems: "prefixItems",
    otherItems: "items",
    foreign: new Set(["additionalItems", "$recursiveRef"]),
    createAjv: () => withFormats(new Ajv2020(options)),
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
    createAjv: () => withFormats(new Ajv(options)),
  },
];

/** The dialect that a `$schema` names, or undefined for one that is not known here. */
export function dialectOf(uri: unknown): Dialect | undefined {
  return dialects.find((dialect) => dialect.uri.test(String(uri)));
}

export function dialectNamed(name: DialectName): Dialect {
  const found = dialects.find((dialect) => dialect.name === name);
  if (found === undefined) throw new RangeError(`no dialect ${name}; there are ${dialectNames.join(", ")}`);
  return found;
}

export const dialectNames: readonly DialectName[] = dialects.map(({ name }) => name);

function withFormats(ajv: Ajv): Ajv {
  addFormats.default(ajv);
  return ajv;
}
