#!/usr/bin/env node
// Fails when the schema of a released contract version is not the one that was frozen, showing the difference and
// what to do instead. `schemas/status.json` says which versions are released, and with which hash.
import { join } from "node:path";
import { changedSinceFrozen, differenceFromFrozen, insteadOfChanging } from "./schemas-pack/frozen.mjs";
import { readContracts } from "./schemas-pack/read-contracts.mjs";
import { readStatus, statusProblems } from "./schemas-pack/status.mjs";

const folder = process.argv[2] ?? join(import.meta.dirname, "../schemas");
const contracts = readContracts(folder);
const status = readStatus(folder);
const problems = statusProblems(status, contracts);
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
