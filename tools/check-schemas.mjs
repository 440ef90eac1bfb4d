#!/usr/bin/env node
// Checks the folder of schemas: every version keeps the portable dialect and the house's own rules, brings its vectors,
// rules and changelog, and, once it is released, is what was frozen. `schemas/status.json` says which versions are
// released, and with which hash. Needs `packages/dialect` built.
import { join } from "node:path";
import { companionProblems } from "./schemas-pack/companion-problems.mjs";
import { changedSinceFrozen, differenceFromFrozen, insteadOfChanging } from "./schemas-pack/frozen.mjs";
import { lintProblems } from "./schemas-pack/lint-problems.mjs";
import { readContracts } from "./schemas-pack/read-contracts.mjs";
import { readStatus, statusProblems } from "./schemas-pack/status.mjs";

const folder = process.argv[2] ?? join(import.meta.dirname, "../schemas");
const contracts = readContracts(folder);
const status = readStatus(folder);
const problems = [
  ...statusProblems(status, contracts),
  ...lintProblems(contracts, folder),
  ...companionProblems(contracts, folder),
];
const changed = changedSinceFrozen(contracts, status);

for (const problem of problems) console.error(problem);
for (const contract of changed) {
  console.error(`schemas/${contract.path}: SHA-256 ${contract.sha256}, frozen as ${contract.frozen}`);
  console.error(
    differenceFromFrozen(contract, folder) ?? "(git does not hold it as it was, so no difference is shown)",
  );
  console.error(insteadOfChanging(contract));
}
if (problems.length + changed.length > 0) process.exit(1);
const frozen = contracts.filter(({ ref }) => status[ref].status !== "draft").length;
console.error(`${contracts.length} contract versions, ${frozen} of them frozen and unchanged`);
