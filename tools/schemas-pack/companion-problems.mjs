import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The companions of a schema that contract versions lack: vectors, rules, and a section of the contract's changelog. */
export function companionProblems(contracts, folder) {
  const rules = readIfThere(join(folder, "rules.json"));
  const ruled = new Set(rules === null ? [] : JSON.parse(rules).map(({ contract }) => contract));
  return contracts.flatMap(({ ref, contract, version }) => {
    const changelog = readIfThere(join(folder, contract, "CHANGELOG.md"));
    return [
      ...(existsSync(join(folder, ref, "vectors.json")) ? [] : [`schemas/${ref}/vectors.json: missing`]),
      ...(ruled.has(ref) ? [] : [`schemas/rules.json: has no rule of ${ref}`]),
      ...changelogProblems(changelog, contract, version),
    ];
  });
}

function changelogProblems(changelog, contract, version) {
  const file = `schemas/${contract}/CHANGELOG.md`;
  if (changelog === null) return [`${file}: missing; it has a section "## ${version}" for each version`];
  const has = changelog.split(/\r?\n/).includes(`## ${version}`);
  return has ? [] : [`${file}: has no section "## ${version}"`];
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
