import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lintSchema } from "../../packages/dialect/dist/index.js";

/**
 * The places where schemas leave the portable dialect or violate the house's own rules, or where an $id is not its
 * place.
 */
export function lintProblems(contracts, folder) {
  return contracts.flatMap(({ contract, version, path }) => {
    const schema = JSON.parse(readFileSync(join(folder, path), "utf8"));
    const place = `urn:concordat:${contract}:${version}`;
    return [
      ...lintSchema(schema, { house: true }).map(
        ({ pointer, message, rule }) => `schemas/${path}#${pointer}: ${message} (${rule})`,
      ),
      ...(schema.$id === place ? [] : [`schemas/${path}#/$id: is "${schema.$id}", must be "${place}"`]),
    ];
  });
}
