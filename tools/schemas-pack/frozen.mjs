import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sha256 } from "./read-contracts.mjs";

/** Contract versions whose schema is not the one that was frozen. */
export function changedSinceFrozen(contracts, status) {
  return contracts
    .map((contract) => ({ ...contract, frozen: status[contract.ref]?.sha256 }))
    .filter(({ ref, sha256, frozen }) => status[ref]?.status !== "draft" && frozen && frozen !== sha256);
}

/** The changes since the schema was frozen, as a diff; `null` if the repository does not contain its frozen form. */
export function differenceFromFrozen({ path, frozen }, folder) {
  const revisions = git(folder, "log", "--format=%H", "--", path).trim().split("\n").filter(Boolean);
  for (const revision of revisions) {
    const content = git(folder, "show", `${revision}:./${path}`);
    if (sha256(content) === frozen) return differenceBetween(content, path, folder);
  }
  return null;
}

/** The advice for a change of a frozen version. */
export function insteadOfChanging({ ref, contract, version }) {
  const next = `${contract}/v${Number(version.slice(1)) + 1}`;
  return [
    `${ref} is released and frozen: what others have stored and validated must stay valid. Instead:`,
    `  1. take the change back:        git restore --source=REVISION schemas/${ref}/schema.json`,
    `  2. make it in a new version:    schemas/${next}/schema.json, with vectors.json next to it, its rules in`,
    "                                  schemas/rules.json, and a section in the contract's CHANGELOG.md",
    `  3. give it a status:            "${next}": { "status": "draft" } in schemas/status.json`,
    "  4. where values can be carried over, write the migration in packages/contracts/src/, as agent-decision has it",
  ].join("\n");
}

function differenceBetween(content, path, folder) {
  const temporary = mkdtempSync(join(tmpdir(), "concordat-frozen-"));
  try {
    writeFileSync(join(temporary, "frozen.json"), content);
    return git(folder, "diff", "--no-index", "--", join(temporary, "frozen.json"), path).replace(
      /^.*?(?=^---)/ms,
      "",
    );
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** The output of git; empty without git, a repository or such a revision. */
function git(folder, ...args) {
  const { stdout } = spawnSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28 });
  return stdout ?? "";
}
