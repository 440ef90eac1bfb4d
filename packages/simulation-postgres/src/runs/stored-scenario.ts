import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { LedgerError, type LoadedScenario, type ScenarioCode } from "@concordat/simulation";
import { filesOf } from "@concordat/simulation/distributed";
import { readScenario } from "@concordat/simulation/documents";
import type { Client, Connection } from "../database/connection.js";

/** Stores copies of a scenario and its files for a run. */
export async function storeScenario(
  client: Client,
  simulation: number,
  scenario: LoadedScenario,
): Promise<void> {
  for (const [path, content] of filesOf(scenario)) {
    await client.query("INSERT INTO concordat.input_file (simulation, path, content) VALUES ($1, $2, $3)", [
      simulation,
      portable(path),
      Buffer.from(content),
    ]);
  }
}

/** Whether the copies stored for a run are equal to a scenario. */
export async function isStoredScenario(
  connection: Connection,
  simulation: number,
  scenario: LoadedScenario,
): Promise<boolean> {
  const given = filesOf(scenario);
  const stored = await storedFiles(connection, simulation);
  if (stored.length !== given.size) return false;
  const byPath = new Map(stored.map(({ path, content }) => [path, content]));
  return Array.from(given).every(([path, content]) => byPath.get(portable(path))?.equals(content) === true);
}

/** Reads and checks the scenario that is stored for a run, as if it were in a folder. */
export async function loadStoredScenario(
  connection: Connection,
  simulation: number,
  code: ScenarioCode,
): Promise<LoadedScenario> {
  const files = await storedFiles(connection, simulation);
  // The paths are checked before any file is written. Otherwise, write access to the database would give access to this
  // machine's files.
  for (const { path } of files) if (!isOwnPath(path)) throw foreignFile(connection, path);
  const folder = await mkdtemp(join(tmpdir(), "concordat-run-"));
  try {
    for (const { path, content } of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    const scenario = await readScenario(folder, code);
    const own = new Set(Array.from(filesOf(scenario).keys(), portable));
    for (const { path } of files) if (!own.has(path)) throw foreignFile(connection, path);
    return scenario;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether a path can be that of a run's file on every system: at the top level, or directly in `inputs`. */
function isOwnPath(path: string): boolean {
  const name = path.replace(/^inputs\//, "");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what no file is called by.
  return !/^\.{0,2}$|[/\\:\u0000-\u001f]/.test(name);
}

function foreignFile({ place }: Connection, path: string): LedgerError {
  return new LedgerError(
    `PostgreSQL ${place}: the run's files hold ${JSON.stringify(path)}, which is not a file of its scenario; put back what was stored`,
  );
}

interface StoredFile {
  readonly path: string;
  readonly content: Buffer;
}

async function storedFiles(connection: Connection, simulation: number): Promise<StoredFile[]> {
  const { rows } = await connection.query(
    "SELECT path, content FROM concordat.input_file WHERE simulation = $1 ORDER BY path",
    [simulation],
  );
  return rows;
}

/** Converts a path to forward slashes, which every system understands. */
function portable(path: string): string {
  return path.replaceAll("\\", "/");
}
