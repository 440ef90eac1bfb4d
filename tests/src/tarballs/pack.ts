import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { PublicPackage } from "./packages.js";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../..");

/** Packs packages as publishing would, in one run of pnpm, and gives the tarballs' paths. */
export async function packAll(
  packages: readonly Pick<PublicPackage, "name">[],
  destination: string,
): Promise<string[]> {
  const [command, ...args] = pnpm();
  const filters = packages.map(({ name }) => `--filter=${name}`);
  const { stdout } = await run(
    command,
    [...args, ...filters, "pack", "--json", "--pack-destination", destination],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  const packed: { filename: string }[] = JSON.parse(stdout.slice(stdout.indexOf("[")));
  return packed.map(({ filename }) => filename);
}

/** The pnpm that runs this test, or one fetched by npx when vitest was started by itself. */
function pnpm(): [string, ...string[]] {
  const running = process.env.npm_execpath;
  return running?.includes("pnpm") === true ? [process.execPath, running] : ["npx", "-y", "pnpm@10"];
}
