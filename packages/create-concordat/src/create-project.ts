import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Job, jobNames } from "./jobs.js";
import { localPackages } from "./local-packages.js";
import { addCommand, type PackageManager, scriptCommand } from "./package-manager.js";
import { packedFolder } from "./packed-folder.js";
import { ProjectError } from "./project-error.js";
import { ownPackages, type ProjectPlan, projectManifest, settingsFiles } from "./project-manifest.js";
import { writeNew } from "./write-new.js";

/** The options of a new project. */
export interface ProjectOptions {
  /** The folder; it must not exist, or be empty. */
  readonly folder: string;
  /** The jobs that the project has a script for. Default: all. */
  readonly jobs?: readonly Job[];
  /** The package manager that installs it. Default: npm. */
  readonly packageManager?: PackageManager;
  /**
   * A folder with this project's packages as tarballs, for use until they are on npm. Default: the folder in which this
   * package was packed together with them, or `out/packages` of the clone in which it runs; if there is none, npm is used.
   */
  readonly from?: string;
}

/** A project that was created. */
export interface CreatedProject {
  /** The absolute path of the project's folder. */
  readonly folder: string;
  /** The files of the project, relative to its folder. */
  readonly files: readonly string[];
  /** The folder of tarballs that our packages come from; `null` if they come from npm. */
  readonly from: string | null;
  /** The commands to run in the folder, in this order. */
  readonly next: readonly string[];
}

const home = join(import.meta.dirname, "..");
const template = join(home, "template");
const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));

const notOnNpm =
  "these packages are not on npm yet: pack them in a clone with npx -y pnpm@10 pack:all, and name their folder with " +
  "--from ~/concordat/out/packages";

/**
 * Creates a project in TypeScript that asks a model for typed, validated answers, with a test that needs no model.
 * @throws {ProjectError} when the folder is not empty, `from` lacks a package, or `from` is absent while the packages
 *   are not on npm; nothing was written then
 * @example
 * const { next } = createProject({ folder: "tickets", jobs: ["ask"] });
 */
export function createProject(options: ProjectOptions): CreatedProject {
  const {
    folder,
    jobs = jobNames,
    packageManager = "npm",
    from = packedFolder(home),
  } = assertOptions(options);
  const target = resolve(folder);
  assertFree(target, folder);
  if (from === undefined && version === "0.0.0") throw new ProjectError(notOnNpm);
  const local = from === undefined ? null : localPackages(from, ownPackages);
  const chosen = jobNames.filter((job) => jobs.includes(job));
  const files = projectFiles({ folder: target, jobs: chosen, packageManager, local });
  try {
    writeNew(target, files);
  } catch (cause) {
    throw new ProjectError(`${folder} cannot be written: ${reasonOf(cause)}`, { cause });
  }
  return {
    folder: target,
    files: [...files.keys()].sort(),
    from: from === undefined ? null : resolve(from),
    next: [
      `${packageManager} install`,
      ...["test", ...chosen].map((script) => scriptCommand(packageManager, script)),
    ],
  };
}

/**
 * Checks the options.
 * @throws {RangeError} when no folder is given, which is possible in JavaScript
 */
function assertOptions(options: ProjectOptions): ProjectOptions {
  const { folder }: Partial<Record<string, unknown>> = { ...Object(options) };
  if (typeof folder !== "string" || folder.trim() === "")
    throw new RangeError('folder must be the path of a new folder: { folder: "my-project" }');
  return options;
}

/**
 * Checks that the target is free.
 * @throws {ProjectError} when it already contains files
 */
function assertFree(target: string, named: string): void {
  if (!existsSync(target)) return;
  if (!statSync(target).isDirectory()) throw new ProjectError(`${named} is a file; name a new folder`);
  const [first] = readdirSync(target);
  if (first !== undefined)
    throw new ProjectError(`${named} is not empty (it holds ${first}); name a new or an empty folder`);
}

/** Returns the content of each file of a project, by its name. All templates are read before anything is written. */
function projectFiles(plan: ProjectPlan): Map<string, string> {
  const files = new Map([
    ["package.json", `${JSON.stringify(projectManifest(plan), null, 2)}\n`],
    // npm would not pack a file with its real name.
    [".gitignore", readFileSync(join(template, "gitignore"), "utf8")],
    ...settingsFiles(plan),
  ]);
  for (const part of ["base", ...plan.jobs]) {
    const names = readdirSync(join(template, part), { recursive: true, withFileTypes: true });
    for (const entry of names.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(join(template, part).length + 1).replaceAll("\\", "/");
      files.set(name, withCommands(readFileSync(path, "utf8"), plan.packageManager));
    }
  }
  return files;
}

/** Replaces npm's commands in a template file by those of another package manager. */
function withCommands(text: string, packageManager: PackageManager): string {
  return text
    .replace(/`npm (?:run )?(\w+)`/g, (_, script: string) => `\`${scriptCommand(packageManager, script)}\``)
    .replace(/`npm install (\S+)`/g, (_, name: string) => `\`${addCommand(packageManager, name)}\``);
}

/**
 * Extracts the reason from the error of a system call, without its code, its name and the path: "permission denied".
 */
function reasonOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  return /^E[A-Z]+: ([^,]+)/.exec(message)?.[1] ?? message;
}
