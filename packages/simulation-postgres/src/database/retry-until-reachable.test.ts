import { expect, it } from "vitest";
import { retryUntilReachable } from "./retry-until-reachable.js";

const { signal } = new AbortController();
const patience = { reconnectTimeoutSeconds: 60, signal };

it("tries again after a loss, also when the database is back before the failure is seen", async () => {
  const connection = { losses: 3 };
  let tries = 0;
  const result = await retryUntilReachable(connection, patience, async () => {
    if (++tries === 1) {
      connection.losses++;
      throw new Error("the connection was lost");
    }
    return "done";
  });
  expect([result, tries]).toEqual(["done", 2]);
});

it("reports at once what fails for another reason, whatever was lost before", async () => {
  const connection = { losses: 3 };
  let tries = 0;
  const refused = retryUntilReachable(connection, patience, async () => {
    tries++;
    throw new Error("the run is another");
  });
  await expect(refused).rejects.toThrow("the run is another");
  expect(tries).toBe(1);
});

it("reports a loss once patience is exhausted, or the work is stopped", async () => {
  for (const limits of [
    { reconnectTimeoutSeconds: 0, signal },
    { reconnectTimeoutSeconds: 60, signal: AbortSignal.abort() },
  ]) {
    const connection = { losses: 0 };
    const lost = retryUntilReachable(connection, limits, async () => {
      connection.losses++;
      throw new Error("the connection was lost");
    });
    await expect(lost).rejects.toThrow("the connection was lost");
  }
});
