import { hasDefaults, type JsonSchema } from "@concordat/dialect";
import { reservedProblem } from "../contract-name.js";
import { constantOf, versioned } from "../contract-source.js";
import { typeName } from "../type-name.js";

/** The names for a schema in generated code: the name of the contract's folder and the name of its type. */
export interface LegalNames {
  readonly name: string;
  readonly title: string;
}

/** A prefix for names that do not begin with a letter, and a suffix for names that are reserved in code. */
const addition = "schema";

/**
 * Converts the name of a schema, which may contain any characters, to names that are legal in code.
 * @example
 * legalNames("ListToolsResult"); // { name: "list-tools-result", title: "ListToolsResult" }
 * legalNames("3rd_party"); // { name: "schema-3-rd-party", title: "Schema3RdParty" }
 */
function legalNames(written: string): LegalNames {
  const plain = written.replaceAll("ß", "ss").normalize("NFKD").replace(/\p{M}/gu, "");
  const words = plain.match(/[A-Za-z0-9]+/g) ?? [];
  const text = /^[A-Za-z]/.test(words[0] ?? "") ? plain : [addition, ...words].join(" ");
  const name = (text.match(/[A-Z]+(?![a-z])[0-9]*|[A-Za-z][a-z0-9]*|[0-9]+/g) ?? []).join("-").toLowerCase();
  const type = typeName(text);
  const isReserved = "problem" in type || reservedProblem("", name) !== null;
  return isReserved ? legalNames(`${text} ${addition}`) : { name, title: type.name };
}

/**
 * Assigns unique names to schemas. If a name is already used, a number is appended. The schemas are processed in order.
 * @param schemas each schema, with its name in the document
 */
export function uniqueNames(
  schemas: readonly { readonly written: string; readonly schema: JsonSchema }[],
): LegalNames[] {
  const taken = new Set<string>();
  return schemas.map(({ written, schema }) => {
    for (let number = 1; ; number += 1) {
      const names = legalNames(number === 1 ? written : `${written} ${number}`);
      const all = exported(names, schema);
      if (all.some((one) => taken.has(one))) continue;
      for (const one of all) taken.add(one);
      return names;
    }
  });
}

/** Returns the names that generated code exports for a schema, and the name of its folder. */
function exported({ name, title }: LegalNames, schema: JsonSchema): string[] {
  const types = hasDefaults(schema) ? [title, `${title}Input`] : [title];
  const code = [constantOf({ name }), ...types];
  return [`${name}/`, ...code, ...code.map((one) => versioned(one, { version: 1 }))];
}
