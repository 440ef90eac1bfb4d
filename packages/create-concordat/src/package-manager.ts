/** The package managers that a project is created for. */
export const packageManagers = ["npm", "pnpm", "yarn", "bun"] as const;

/** A package manager that a project is created for. */
export type PackageManager = (typeof packageManagers)[number];

/** Returns the package manager that started this process, for example by `npm create`. Default: npm. */
export function runningPackageManager(
  agent: string | undefined = process.env.npm_config_user_agent,
): PackageManager {
  const name = agent?.split("/")[0];
  return packageManagers.find((known) => known === name) ?? "npm";
}

/**
 * Returns the command that runs a script of package.json. For Bun it is `bun run`, because `bun test` would run Bun's
 * own tests.
 */
export function scriptCommand(packageManager: PackageManager, script: string): string {
  if (packageManager === "bun") return `bun run ${script}`;
  return packageManager === "npm" && script !== "test" ? `npm run ${script}` : `${packageManager} ${script}`;
}

/** Returns the command that adds a package to a project. */
export function addCommand(packageManager: PackageManager, name: string): string {
  return `${packageManager} ${packageManager === "npm" ? "install" : "add"} ${name}`;
}

/**
 * The field in which each package manager expects that packages are replaced by files, at any depth of the
 * dependencies.
 */
export const overridesField: Readonly<Record<PackageManager, "overrides" | "resolutions" | null>> = {
  npm: "overrides",
  bun: "overrides",
  yarn: "resolutions",
  // It reads them from pnpm-workspace.yaml.
  pnpm: null,
};
