import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * The schemas that differ between a commit and the working copy's own, with their texts; `null` if one does not have it.
 * File names are passed to git as they are, and never to a shell.
 * @param {string} folder the working copy
 * @param {string} base the commit's hash
 * @param {readonly string[]} pathspecs which files are schemas
 */
export async function changedSchemas(folder, base, pathspecs) {
  if (!/^[0-9a-f]{40,64}$/.test(base)) throw new Error("the base of the pull request is not a commit");
  const git = async (...args) => {
    const { stdout } = await run("git", ["-C", folder, ...args], { maxBuffer: 1e9 });
    return stdout;
  };
  // A shallow checkout has the merge alone.
  await git("cat-file", "-e", `${base}^{commit}`).catch(() =>
    git("fetch", "--no-tags", "--depth=1", "origin", base),
  );
  const listed = await git("diff", "--name-status", "--no-renames", "-z", base, "HEAD", "--", ...pathspecs);
  const fields = listed.split("\0");
  const schemas = [];
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [status, file] = [fields[index], fields[index + 1]];
    schemas.push({
      file,
      before: status === "A" ? null : await git("show", `${base}:${file}`),
      after: status === "D" ? null : await git("show", `HEAD:${file}`),
    });
  }
  return schemas;
}
