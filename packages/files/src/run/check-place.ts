import { readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Claim, type ClaimFile, readClaim } from "../claim/claim-file.js";
import { assertNotInUse, type ClaimOptions, claimOutputs } from "../claim/claim-outputs.js";
import { destinationOf } from "../destination/destination.js";
import { FilesError } from "../error/files-error.js";
import { identityDifferences } from "../identity/run-identity.js";
import { digestsPath } from "../journal/digests/digest-list.js";
import { readDigests } from "../journal/digests/read-digests.js";
import { isTemporaryName } from "../temporary/temporary-name.js";
import type { RunHome } from "./run-home.js";
import type { RunOptions } from "./run-options.js";

/** Maximum number of foreign files that a message names. */
const maxNamed = 5;

/**
 * Checks that a run can start or continue at its location. Changes nothing.
 * @returns the claim of the run to resume; `null` for a new run
 * @throws {FilesError} CHANGED, FOREIGN_FILE, RUN_EXISTS, OTHER_RUN, NOT_A_RUN, OUTPUT_EXISTS, OUTPUT_IS_INPUT,
 * UNWRITABLE
 */
export async function checkPlace(home: RunHome, options: RunOptions): Promise<ClaimFile | null> {
  const { overwrite = false, overwriteOutputs = overwrite, outputs = [] } = options;
  const { inputs = [], recordings = [] } = options;
  const digests = await digestsOfJournals(home, options);
  const own = [...(home.main === null ? [] : [home.name]), home.claim, home.lock, ...digests, ...outputs];
  // First of all: a recording that has just been opened under such a name would be treated as a foreign file.
  for (const name of own) await assertNotInUse(name, await destinationOf(name), { inputs, recordings });
  const found = await readClaim(home.claim);
  if (!overwrite) assertSameRun(home, found, options);
  const claim = overwrite || options.existing === "refuse" ? null : found;
  const known = claim === null ? null : new Claim(home.claim, home.folder, claim);
  // The claim, the lock and digests are recognized by their content.
  const anyContent = new Set([home.claim, home.lock, ...digests]);
  if (options.existing === "adopt" && home.main !== null && claim === null) anyContent.add(home.main.path);
  if (overwriteOutputs) for (const name of outputs) anyContent.add((await destinationOf(name)).path);
  const checks: ClaimOptions = {
    inputs: [...inputs, ...(known?.inputs ?? [])],
    recordings,
    overwrite,
    knownHashes: (path) => (anyContent.has(path) ? [] : (known?.hashesOf(path) ?? null)),
  };
  await claimOutputs(own, checks);
  if (options.exclusive === true && found === null && !overwrite) await assertEmpty(home);
  await assertNoForeignFiles(home, options, checks);
  return claim;
}

/**
 * Returns the paths of the files with the digests of a run's journals.
 * @throws {FilesError} FOREIGN_FILE when a file with such a name has other content
 */
async function digestsOfJournals(home: RunHome, { journals = [] }: RunOptions): Promise<string[]> {
  const paths: string[] = [];
  for (const journal of journals) {
    const name = journal === home.name ? journal : resolve(home.folder, journal);
    const destination = await destinationOf(name);
    if (destination.kind === "stream") continue;
    const path = digestsPath(destination.path);
    await readDigests(path);
    paths.push(path);
  }
  return paths;
}

function assertSameRun(home: RunHome, claim: ClaimFile | null, { existing, identity }: RunOptions): void {
  const { name, main } = home;
  const isThere = main === null ? claim !== null : main.present !== null;
  if (existing === "refuse" && isThere && claim !== null) {
    throw new FilesError("RUN_EXISTS", `${name} already holds a run; resume it or choose another name`);
  }
  if (claim === null) {
    if (existing !== "resume" || !isThere) return;
    throw new FilesError(
      "NOT_A_RUN",
      `${name} cannot be resumed: ${home.claim}, which says which run it belongs to, does not exist`,
    );
  }
  if (existing === "refuse") return;
  const differences = identityDifferences(claim.identity, identity);
  if (differences.length === 0) return;
  throw new FilesError(
    "OTHER_RUN",
    `${name} belongs to another run (${differences.join("; ")}); repeat it with the same settings or choose another name`,
  );
}

/**
 * Checks that a run that needs a separate folder starts in an empty one. The lock of the run, and files that a killed
 * process left, are allowed.
 */
async function assertEmpty({ folder, name, lock }: RunHome): Promise<void> {
  const [found] = (await readdir(folder))
    .filter((entry) => join(folder, entry) !== lock && !isTemporaryName(entry))
    .sort();
  if (found === undefined) return;
  throw new FilesError(
    "OUTPUT_EXISTS",
    `${name} is not empty (it holds ${found}); choose a new or an empty folder`,
  );
}

/** Throws if a file that the run did not write has a name in the folder that the run needs. */
async function assertNoForeignFiles(
  { main, folder, name }: RunHome,
  options: RunOptions,
  checks: ClaimOptions,
): Promise<void> {
  const { needs = () => false } = options;
  if (main !== null) return;
  const strangers: string[] = [];
  for (const entry of (await readdir(folder)).filter(needs)) {
    const path = join(folder, entry);
    if (checks.overwrite !== true && checks.knownHashes?.(path) === null) strangers.push(entry);
    else await claimOutputs([path], checks);
  }
  if (strangers.length === 0) return;
  const named = strangers.sort().slice(0, maxNamed).join(", ");
  const more = strangers.length > maxNamed ? ` and ${strangers.length - maxNamed} more` : "";
  throw new FilesError(
    "OUTPUT_EXISTS",
    `${name} holds files that this run did not write and whose names it needs: ${named}${more}; choose another folder`,
  );
}
