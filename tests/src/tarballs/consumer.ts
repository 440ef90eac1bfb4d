import { execFile } from "node:child_process";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { npmEnvironment } from "./npm-environment.js";
import { packAll } from "./pack.js";
import type { Manifest, PublicPackage } from "./packages.js";

const run = promisify(execFile);

/** A project outside this repository, with our tarballs installed and nothing else of ours in reach. */
export interface Consumer {
  readonly folder: string;
  /** Writes a file into the project, with the folders that it is in. */
  write(name: string, text: string): Promise<void>;
  /** Runs Node on arguments in the project and gives what it printed; rejects when it fails. */
  node(...args: readonly string[]): Promise<string>;
}

/** What is installed next to the tarballs. */
export interface InstallOptions {
  /** Whether optional dependencies come too, the compiled parts for this platform among them. Default true. */
  readonly optional?: boolean;
  /** Additional members of the project's package.json. Default: none. */
  readonly manifest?: Partial<Manifest> & Readonly<Record<string, unknown>>;
}

/** Packs the packages as publishing would and installs the tarballs, with npm, into an empty project. */
export async function installTarballs(
  packages: readonly Pick<PublicPackage, "name">[],
  options: InstallOptions = {},
): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), "concordat-consumer-"));
  return installIn(folder, await packAll(packages, folder), options);
}

/** Installs tarballs that were packed before into another empty project. */
export async function installPacked(
  tarballs: readonly string[],
  options: InstallOptions = {},
): Promise<Consumer> {
  return installIn(await mkdtemp(join(tmpdir(), "concordat-consumer-")), tarballs, options);
}

async function installIn(
  folder: string,
  tarballs: readonly string[],
  { optional = true, manifest = {} }: InstallOptions,
): Promise<Consumer> {
  const consumer = projectIn(folder);
  const own = { name: "consumer", private: true, version: "1.0.0", ...manifest };
  await consumer.write("package.json", JSON.stringify(own));
  const omit = optional ? [] : ["--omit=optional"];
  await run("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", ...omit, ...tarballs], {
    cwd: folder,
    env: npmEnvironment(),
  });
  return consumer;
}

function projectIn(folder: string): Consumer {
  return {
    folder,
    write: async (name, text) => {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    },
    node: async (...args) =>
      (await run(process.execPath, [...args], { cwd: folder, env: npmEnvironment() })).stdout,
  };
}
