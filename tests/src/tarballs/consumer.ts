import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { packAll } from "./pack.js";
import type { PublicPackage } from "./packages.js";

const run = promisify(execFile);

/** A project outside this repository, with our tarballs installed and nothing else of ours in reach. */
export interface Consumer {
  readonly folder: string;
  /** Writes a file into the project. */
  write(name: string, text: string): Promise<void>;
  /** Runs Node on arguments in the project and gives what it printed; rejects when it fails. */
  node(...args: readonly string[]): Promise<string>;
}

/** Packs the packages as publishing would and installs the tarballs, with npm, into an empty project. */
export async function installTarballs(packages: readonly PublicPackage[]): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), "concordat-consumer-"));
  const tarballs = await packAll(packages, folder);
  const consumer = projectIn(folder);
  await consumer.write("package.json", JSON.stringify({ name: "consumer", private: true, version: "1.0.0" }));
  await run(
    "npm",
    ["install", "--no-audit", "--no-fund", "--prefer-offline", "--omit=optional", ...tarballs],
    {
      cwd: folder,
    },
  );
  return consumer;
}

function projectIn(folder: string): Consumer {
  return {
    folder,
    write: (name, text) => writeFile(join(folder, name), text),
    node: async (...args) => (await run(process.execPath, [...args], { cwd: folder })).stdout,
  };
}
