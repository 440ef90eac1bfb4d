import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const installed = join(import.meta.dirname, "../node_modules");

/** Whether the tools that check and release were installed; a newcomer's test does without them. */
export function hasTools() {
  return existsSync(join(installed, "@biomejs/biome"));
}

/** Runs a command of a tool that is installed for checks only, with the arguments and the exit code of this process. */
export function runBin(packageName, command) {
  const folder = join(installed, packageName);
  if (!existsSync(folder)) {
    console.error(`${command} is not installed; "pnpm check" or "pnpm install" installs it`);
    process.exit(1);
  }
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const script = join(folder, typeof bin === "string" ? bin : bin[command]);
  const { status } = spawnSync(process.execPath, [script, ...process.argv.slice(2)], { stdio: "inherit" });
  process.exitCode = status ?? 1;
}
