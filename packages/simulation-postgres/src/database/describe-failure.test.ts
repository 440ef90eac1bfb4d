import pg from "pg";
import { expect, it } from "vitest";
import { describePostgres } from "../testing/describe-postgres.js";
import { isConnectionLost } from "./describe-failure.js";

await describePostgres("what PostgreSQL reports", ({ server }) => {
  const failureOf = async (sql: string, config: pg.ClientConfig = {}): Promise<unknown> => {
    const client = new pg.Client({ connectionString: await server.newDatabase(), ...config });
    client.on("error", () => undefined);
    await client.connect();
    const failure = await client.query(sql).catch((error: unknown) => error);
    await client.end();
    return failure;
  };

  it.each([
    ["no answer, as from a server that is cut off", "SELECT pg_sleep(2)", { query_timeout: 50 }, true],
    ["a connection that the server ended", "SELECT pg_terminate_backend(pg_backend_pid())", {}, true],
    ["a statement that is wrong", "SELECT nonsense", {}, false],
  ])("tells whether the connection is lost: %s", async (_, sql, config, lost) => {
    expect(isConnectionLost(await failureOf(sql, config))).toBe(lost);
  });
});
