import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/** The list that pack:all leaves next to its tarballs: the folder that they name each other in, and the file of each package. */
const listName = "packed.json";

/** Keeps the list of what was packed, and from which commit, and removes the tarballs of the time before. */
export function keepPacked(folder, files) {
  const current = new Set([...files.values()].map((file) => basename(file)));
  for (const name of readdirSync(folder)) if (isOurs(name) && !current.has(name)) rmSync(join(folder, name));
  const packed = Object.fromEntries([...files].map(([name, file]) => [name, basename(file)]));
  writeFileSync(
    join(folder, listName),
    `${JSON.stringify({ folder, commit: commitOf(folder), files: packed }, null, 2)}\n`,
  );
}

function isOurs(name) {
  return /^(?:create-)?concordat-.*\.tgz$/.test(name);
}

/**
 * The tarball of each package by its name; null if pack:all did not run, or ran when the clone was somewhere else or at another commit.
 */
export function readPacked(folder) {
  const list = join(folder, listName);
  if (!existsSync(list)) return null;
  const packed = JSON.parse(readFileSync(list, "utf8"));
  const files = Object.entries(packed.files).map(([name, file]) => [name, join(folder, file)]);
  const isCurrent = packed.folder === folder && packed.commit === commitOf(folder);
  return isCurrent && files.every(([, file]) => existsSync(file)) ? new Map(files) : null;
}

/** The commit that the clone around a folder is at; null if there is no git or no clone. */
function commitOf(folder) {
  const { status, stdout } = spawnSync("git", ["rev-parse", "HEAD"], { cwd: folder, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}
