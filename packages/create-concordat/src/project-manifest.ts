import { basename } from "node:path";
import { type Job, jobs } from "./jobs.js";
import { overridesField, type PackageManager } from "./package-manager.js";

/** Versions of the other packages that a project needs. */
const versions = { zod: "^4.6.7", typescript: "^7.0.2", types: "^20.19.0" } as const;

/** Our packages that a project imports. */
export const ownPackages: readonly string[] = ["@concordat/llm"];

/** The data from which the files of a project are made. */
export interface ProjectPlan {
  readonly folder: string;
  readonly jobs: readonly Job[];
  readonly packageManager: PackageManager;
  /** The `file:` addresses of our packages, by name; `null` if the packages come from npm. */
  readonly local: ReadonlyMap<string, string> | null;
}

/** Returns the content of a project's package.json (decision 0302). */
export function projectManifest({ folder, jobs: chosen, packageManager, local }: ProjectPlan): object {
  const own = ownPackages.map((name) => [name, local?.get(name) ?? "latest"]);
  const field = needsOverrides(local) ? overridesField[packageManager] : null;
  return {
    name: packageName(folder),
    version: "0.0.0",
    private: true,
    type: "module",
    engines: { node: ">=20.19.0" },
    scripts: {
      build: "tsc",
      test: "tsc && node --test dist/ticket.test.js",
      record: "tsc && node dist/record.js",
      ...Object.fromEntries(chosen.map((job) => [job, `tsc && ${jobs[job].run}`])),
    },
    dependencies: {
      ...Object.fromEntries(own),
      ...Object.assign({}, ...chosen.map((job) => jobs[job].needs)),
      zod: versions.zod,
    },
    devDependencies: { "@types/node": versions.types, typescript: versions.typescript },
    ...(field === null || local === null ? {} : { [field]: Object.fromEntries(local) }),
  };
}

/** Returns the files that a package manager reads in addition to package.json: the content of each, by its name. */
export function settingsFiles({
  packageManager,
  local,
}: ProjectPlan): readonly (readonly [string, string])[] {
  if (packageManager === "yarn") return [[".yarnrc.yml", yarnSettings]];
  if (packageManager !== "pnpm" || !needsOverrides(local)) return [];
  const lines = [...local].map(([name, address]) => `  ${JSON.stringify(name)}: ${JSON.stringify(address)}`);
  return [["pnpm-workspace.yaml", `overrides:\n${lines.join("\n")}\n`]];
}

/**
 * Whether the packages of a folder depend on others that npm would search for on the registry, where they do not exist.
 */
function needsOverrides(local: ProjectPlan["local"]): local is ReadonlyMap<string, string> {
  return local !== null && [...local.keys()].some((name) => !ownPackages.includes(name));
}

/**
 * Settings of Yarn. Yarn 1 ignores them; later versions store packages in archives, in which TypeScript finds no
 * types.
 */
const yarnSettings = "# TypeScript looks for types in node_modules.\nnodeLinker: node-modules\n";

/** Derives a valid package name from the name of a folder. */
function packageName(folder: string): string {
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, "-")
    .replace(/^[._-]+|-+$/g, "");
  return name === "" ? "concordat-project" : name;
}
