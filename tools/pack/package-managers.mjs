import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** How each package manager adds packages to a project: its command, its option for what only development needs, and its lock files. */
export const packageManagers = {
  npm: { add: "install", dev: "--save-dev", locks: ["package-lock.json"] },
  pnpm: { add: "add", dev: "--save-dev", locks: ["pnpm-lock.yaml"] },
  yarn: { add: "add", dev: "--dev", locks: ["yarn.lock"] },
  bun: { add: "add", dev: "--dev", locks: ["bun.lock", "bun.lockb"] },
};

/** The words of npm's install command as another package manager takes them. */
export function managerWords(words, manager) {
  const { dev } = packageManagers[manager];
  return words.map((word) => (["--save-dev", "-D"].includes(word) ? dev : word));
}

/** The package manager of the project around a folder, by its package.json or its lock file; npm if neither says. */
export function projectManager(folder) {
  const names = Object.keys(packageManagers);
  const named = namedIn(join(folder, "package.json"));
  const found =
    names.find((name) => named?.startsWith(`${name}@`)) ??
    names.find((name) => packageManagers[name].locks.some((lock) => existsSync(join(folder, lock))));
  if (found !== undefined) return found;
  const above = dirname(folder);
  return above === folder || existsSync(join(folder, ".git")) ? "npm" : projectManager(above);
}

function namedIn(file) {
  try {
    const { packageManager } = JSON.parse(readFileSync(file, "utf8"));
    return typeof packageManager === "string" ? packageManager : undefined;
  } catch {
    return undefined;
  }
}
