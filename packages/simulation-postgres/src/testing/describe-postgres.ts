import { afterAll, afterEach, describe } from "vitest";
import { RunDatabase } from "../runs/run-database.js";
import { startPostgres, type TestServer } from "./postgres-server.js";

/** Helpers for tests with PostgreSQL. */
export interface PostgresTools {
  /** The server that the tests of a file share. */
  readonly server: TestServer;
  /** Opens a new, empty database. It is closed after the test. */
  readonly openDatabase: () => Promise<RunDatabase>;
}

/**
 * Defines a group of tests that need PostgreSQL. If it is not available, the tests are skipped, and the title gives the
 * reason.
 */
export async function describePostgres(title: string, tests: (tools: PostgresTools) => void): Promise<void> {
  const server = await startPostgres();
  if (typeof server === "string") {
    describe.skip(`${title} (${server})`, () =>
      tests({ server: absent, openDatabase: () => Promise.reject() }));
    return;
  }
  const opened: RunDatabase[] = [];
  const openDatabase = async (): Promise<RunDatabase> => {
    const database = await RunDatabase.open(await server.newDatabase());
    opened.push(database);
    return database;
  };
  describe(title, () => {
    afterEach(async () => {
      for (const database of opened.splice(0)) await database.close();
    });
    afterAll(() => server.stop());
    tests({ server, openDatabase });
  });
}

const absent: TestServer = {
  newDatabase: () => Promise.reject(new Error("there is no PostgreSQL")),
  killAndRestart: null,
  stop: async () => undefined,
};
