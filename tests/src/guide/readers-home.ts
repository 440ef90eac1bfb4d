import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { npmEnvironment } from "../tarballs/npm-environment.js";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../..");
/** The command of the pnpm that runs this test; JavaScript without types. */
const { pnpm }: { pnpm(): [string, ...string[]] } = await import(
  pathToFileURL(join(root, "tools/pnpm.mjs")).href
);

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
  const bin = join(folder, "bin");
  const { file, store } = await findPnpm();
  await mkdir(bin);
  await symlink(file, join(bin, "pnpm"));
  return {
    folder,
    env: {
      ...npmEnvironment(),
      HOME: folder,
      PATH: [bin, process.env.PATH].join(delimiter),
      // Where packages of others come from belongs to the machine.
      npm_config_userconfig: join(homedir(), ".npmrc"),
      npm_config_cache: process.env.npm_config_cache ?? join(homedir(), ".npm"),
      npm_config_store_dir: store,
      npm_config_cache_dir: join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "pnpm"),
      npm_config_prefer_offline: "true",
      npm_config_audit: "false",
      npm_config_fund: "false",
      npm_config_loglevel: "error",
      npm_config_update_notifier: "false",
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Returns the machine's pnpm, and the folder in which it keeps the packages of this repository. */
async function findPnpm(): Promise<{ readonly file: string; readonly store: string }> {
  const [program, ...words] = pnpm();
  const args = [...words, "exec", "sh", "-c", "command -v pnpm && pnpm store path"];
  const { stdout } = await run(program, args, { cwd: root });
  const [file = "", versioned = ""] = stdout.trim().split("\n");
  // The last part of the store's path is the version of its format.
  return { file, store: dirname(versioned) };
}
