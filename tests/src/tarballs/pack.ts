import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { PublicPackage } from "./packages.js";

const run = promisify(execFile);

/** Packs packages as publishing would and gives the tarballs' paths, in the same order. */
export async function packAll(
  packages: readonly PublicPackage[],
  destination: string,
): Promise<readonly string[]> {
  return Promise.all(packages.map(({ folder }) => pack(folder, destination)));
}

async function pack(packageFolder: string, destination: string): Promise<string> {
  const [command, ...args] = pnpm();
  const { stdout } = await run(command, [...args, "pack", "--json", "--pack-destination", destination], {
    cwd: packageFolder,
  });
  const { filename }: { filename: string } = JSON.parse(stdout.slice(stdout.indexOf("{")));
  return filename;
}

/** The pnpm that runs this test, or one fetched by npx when vitest was started by itself. */
function pnpm(): [string, ...string[]] {
  const running = process.env.npm_execpath;
  return running?.includes("pnpm") === true ? [process.execPath, running] : ["npx", "-y", "pnpm@10"];
}
