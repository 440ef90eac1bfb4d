import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * How each package manager adds packages to a project: its command, its option for what only development needs, and its lock files; and
 * the lines that it has in place of npm's. `bun init` would write a program and a tsconfig.json, so Bun's project is written by hand;
 * Yarn sets no member of a package.json, so npm does, which comes with Node.js.
 */
export const packageManagers = {
  npm: { add: "install", dev: "--save-dev", locks: ["package-lock.json"], lines: {} },
  pnpm: {
    add: "add",
    dev: "--save-dev",
    locks: ["pnpm-lock.yaml"],
    lines: { "npm init -y": "pnpm init", "npm pkg ": "pnpm pkg ", "npx ": "pnpm exec " },
  },
  yarn: {
    add: "add",
    dev: "--dev",
    locks: ["yarn.lock"],
    lines: { "npm init -y": "yarn init -y", "npx ": "yarn run " },
  },
  bun: {
    add: "add",
    dev: "--dev",
    locks: ["bun.lock", "bun.lockb"],
    lines: {
      "npm init -y\nnpm pkg set type=module": `echo '{ "type": "module" }' > package.json`,
      "npm init -y": "echo '{}' > package.json",
      "npx ": "bunx ",
    },
  },
};

/** A block of npm's lines with those of another package manager in their place. */
export function managerLines(block, manager) {
  return Object.entries(packageManagers[manager].lines).reduce(
    (lines, [from, to]) => `\n${lines}`.replaceAll(`\n${from}`, `\n${to}`).slice(1),
    block,
  );
}

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

/**
 * Creates an empty package.json for Yarn in a folder that no project contains: the other package managers do so themselves, and Yarn
 * does only before its version 2.
 */
export function provideProject(manager, folder) {
  if (manager !== "yarn" || isInProject(folder)) return;
  writeFileSync(join(folder, "package.json"), "{}\n", { flag: "wx" });
}

/** Whether a folder or one above it has a package.json, up to the root of a repository. */
function isInProject(folder) {
  if (existsSync(join(folder, "package.json"))) return true;
  const above = dirname(folder);
  return above !== folder && !existsSync(join(folder, ".git")) && isInProject(above);
}

/** How programs are started in a project whose packages Yarn keeps in archives, as its versions since 2 do; null for any other. */
export function startHint(folder) {
  if (!existsSync(join(folder, ".pnp.cjs"))) return null;
  return "Yarn keeps the packages of this project in archives: start its programs with `yarn node FILE`";
}

function namedIn(file) {
  try {
    const { packageManager } = JSON.parse(readFileSync(file, "utf8"));
    return typeof packageManager === "string" ? packageManager : undefined;
  } catch {
    return undefined;
  }
}
