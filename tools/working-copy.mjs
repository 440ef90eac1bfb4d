// A copy of HEAD in which a release may be prepared, or a change tried, without touching the working tree.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Clones HEAD to a temporary folder, installs and builds there, and hands it over; it is gone afterwards. */
export async function inWorkingCopy(root, work) {
  const folder = mkdtempSync(join(tmpdir(), "concordat-copy-"));
  // Ctrl-C ends the running command, which fails, and the copy is still removed.
  process.once("SIGINT", () => {});
  try {
    execFileSync("git", ["clone", "--quiet", root, folder]);
    pnpm(folder, ["install", "--frozen-lockfile", "--prefer-offline", "--reporter=append-only"], toStderr);
    pnpm(folder, ["run", "build", "--output-logs=errors-only"], toStderr);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const toStderr = ["ignore", 2, 2];

/** Runs the pnpm that started this, or one fetched by npx, and gives what it printed. */
export function pnpm(folder, args, stdio = ["ignore", "pipe", 2]) {
  const running = process.env.npm_execpath;
  const [command, ...first] = running?.includes("pnpm")
    ? [process.execPath, running]
    : ["npx", "-y", "pnpm@10"];
  return execFileSync(command, [...first, ...args], { cwd: folder, encoding: "utf8", stdio });
}
