import { spawnSync } from "node:child_process";

/**
 * Returns the commit at which the branch of a checkout left the main one; `null` if git has neither, as in a shallow
 * clone.
 */
export function branchBase(root) {
  for (const main of ["origin/main", "main"]) {
    const base = git(root, "merge-base", "HEAD", main)?.trim();
    if (base !== undefined && base !== "") return base;
  }
  return null;
}

/** Files, relative to the root, that differ from a revision: committed, staged, unstaged and untracked. */
export function changedFiles(root, base) {
  const tracked = git(root, "diff", "--name-only", base);
  if (tracked === undefined) throw new Error(`git has no revision ${base}`);
  const untracked = git(root, "ls-files", "--others", "--exclude-standard") ?? "";
  return `${tracked}${untracked}`.split("\n").filter(Boolean);
}

/** The output of git; `undefined` if it fails. */
function git(root, ...args) {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 });
  return status === 0 ? stdout : undefined;
}
