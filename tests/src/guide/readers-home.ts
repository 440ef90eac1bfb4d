import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { npmEnvironment } from "../tarballs/npm-environment.js";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../..");

/** The home of a reader who has cloned this repository into `~/concordat` and packed it there, and has nothing else. */
export interface ReadersHome extends AsyncDisposable {
  readonly folder: string;
  /** The environment of the reader's commands. */
  readonly env: NodeJS.ProcessEnv;
}

/** Packs the packages as `pnpm pack:all` does once everything is built. */
export async function openHome(): Promise<ReadersHome> {
  const folder = await mkdtemp(join(tmpdir(), "concordat-home-"));
  await symlink(root, join(folder, "concordat"));
  await run(process.execPath, [join(root, "tools/pack-all.mjs")], { maxBuffer: 64 * 1024 * 1024 });
  return {
    folder,
    env: {
      ...npmEnvironment(),
      HOME: folder,
      // Where packages of others come from belongs to the machine.
      npm_config_userconfig: join(homedir(), ".npmrc"),
      npm_config_cache: process.env.npm_config_cache ?? join(homedir(), ".npm"),
      npm_config_prefer_offline: "true",
      npm_config_audit: "false",
      npm_config_fund: "false",
      npm_config_loglevel: "error",
      npm_config_update_notifier: "false",
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
