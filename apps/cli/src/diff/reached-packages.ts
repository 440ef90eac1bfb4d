import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CommandError } from "../command-error.js";
import { git } from "./git.js";

/**
 * Returns the packages of this git repository that a schema affects. These are published packages with a file that
 * contains the schema's `$id`, such as generated code.
 * @throws {CommandError} when there is no such package, or git cannot be executed
 */
export async function reachedPackages(schema: unknown): Promise<string[]> {
  const id = typeof schema === "object" && schema !== null && "$id" in schema ? schema.$id : undefined;
  if (typeof id !== "string")
    throw new CommandError("the new schema has no $id to find packages by; name them with --package");
  const files = await filesWith(id);
  const packages = [...new Set(files.flatMap((file) => publishedPackageOf(file) ?? []))];
  if (packages.length === 0)
    throw new CommandError(`no published package here holds ${id}; name the packages with --package`);
  return packages.sort();
}

async function filesWith(text: string): Promise<string[]> {
  const root = (await printed(["rev-parse", "--show-toplevel"])).replace(/\n$/, "");
  // The exit code is 1 if nothing is found.
  const found = await printed(["-C", root, "grep", "-lFz", "-e", text]).catch(() => "");
  return found
    .split("\0")
    .filter((file) => file !== "")
    .map((file) => join(root, file));
}

async function printed(args: readonly string[]): Promise<string> {
  const need = "packages are looked for in a git repository";
  const stdout = await git(args, need).catch((cause: Error) => {
    throw cause instanceof CommandError ? cause : new CommandError(`${need}: ${cause.message}`, { cause });
  });
  return new TextDecoder().decode(stdout);
}

/** Returns the name of the package that contains a file; `null` if the package is private, or if there is none. */
function publishedPackageOf(file: string): string | null {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, "package.json");
    if (!existsSync(manifest)) continue;
    const { name, private: isPrivate = false }: { name?: string; private?: boolean } = JSON.parse(
      readFileSync(manifest, "utf8"),
    );
    return name === undefined || isPrivate ? null : name;
  }
  return null;
}
