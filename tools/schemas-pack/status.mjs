import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The statuses of a contract version. All but drafts are frozen: their schema never changes again. */
const statuses = ["draft", "released", "deprecated"];

/**
 * Returns the content of `status.json` about each contract version: `{ "post/v1": { status, sha256 } }`, drafts
 * without a hash.
 */
export function readStatus(folder) {
  return JSON.parse(readFileSync(join(folder, "status.json"), "utf8"));
}

/** The problems of the statuses themselves, whatever the schemas contain; empty if there are none. */
export function statusProblems(status, contracts) {
  const refs = new Set(contracts.map(({ ref }) => ref));
  const unknown = Object.keys(status).filter((ref) => !refs.has(ref));
  return [
    ...unknown.map((ref) => `schemas/status.json: ${ref} has no schema; a released version is never removed`),
    ...contracts.flatMap((contract) => entryProblems(status[contract.ref], contract)),
  ];
}

function entryProblems(entry, { ref, sha256 }) {
  if (entry === undefined) {
    return [`schemas/status.json: ${ref} is missing; a new version begins as { "status": "draft" }`];
  }
  if (!statuses.includes(entry.status)) {
    return [`schemas/status.json: ${ref} is "${entry.status}", which is not one of ${statuses.join(", ")}`];
  }
  if (entry.status !== "draft" && entry.sha256 === undefined) {
    return [`schemas/status.json: ${ref} is ${entry.status} without its hash; freeze it with "${sha256}"`];
  }
  return [];
}
