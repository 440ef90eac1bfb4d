import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { describePostgres } from "../../../../packages/simulation-postgres/src/testing/describe-postgres.js";
import { answerAny } from "../testing/any-model.js";
import { runCli, spawnCli } from "../testing/run-cli.js";

const scenario = join(import.meta.dirname, "../../../../examples/market-street/scenario.json");
/** The answers after which the model waits for the test. */
const answersBefore = 5;

await describePostgres("a run in PostgreSQL that is looked at", ({ server }) => {
  let folder: string;
  let model: ModelServer;
  let road: Road;
  const gate = { open: (): void => undefined };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "concordat-view-pg-"));
    const opened = new Promise<void>((resolve) => {
      gate.open = resolve;
    });
    let asked = 0;
    model = await startModelServer(async (request) => {
      if (++asked > answersBefore) await opened;
      return answerAny(request);
    });
    road = await roadTo(new URL(await server.newDatabase()));
  });
  afterAll(async () => {
    await road.close();
    await model.close();
    await rm(folder, { recursive: true });
  });

  it("is followed while it is played, and shown while the server does not answer", {
    timeout: 180_000,
  }, async () => {
    const ledger = ["--ledger", road.url];
    const decides = ["--decide", "--endpoint", model.origin, "--model", "m"];
    // On its own way to the server: the viewer's is closed in between.
    const played = runCli([
      "simulate",
      scenario,
      "--out",
      join(folder, "big"),
      "--ledger",
      road.goal,
      ...decides,
    ]);
    await vi.waitFor(() => expect(model.bodies.length).toBeGreaterThan(answersBefore), { timeout: 60_000 });
    const viewer = spawnCli(["view", "big", ...ledger, "--no-open", "--json"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [printed] = await once(viewer.stdout ?? viewer, "data");
    const shown = await follower(JSON.parse(String(printed)).url);

    await vi.waitFor(async () => expect(await shown()).toMatchObject({ rounds: [], open: { round: 0 } }), {
      timeout: 30_000,
    });
    gate.open();
    expect((await played).code).toBe(0);
    const whole = { state: "complete", problem: null, replayed: 4, rounds: [{}, {}, {}, {}] };
    await vi.waitFor(async () => expect(await shown()).toMatchObject(whole), { timeout: 60_000 });
    await road.close();
    const problem = expect.stringMatching(
      /^PostgreSQL .*ECONNREFUSED.*; start the server, or check host and port$/,
    );
    await vi.waitFor(async () => expect(await shown()).toMatchObject({ ...whole, problem }), {
      timeout: 60_000,
    });
    await road.open();
    await vi.waitFor(async () => expect(await shown()).toMatchObject(whole), { timeout: 60_000 });
    viewer.kill("SIGINT");
    expect(await once(viewer, "exit")).toEqual([0, null]);
  });

  it("is an error of the command where there is no server", async () => {
    const { code, err } = await runCli([
      "view",
      "big",
      "--ledger",
      "postgres://127.0.0.1:1/runs",
      "--no-open",
    ]);
    expect([code, err]).toEqual([2, expect.stringContaining("start the server, or check host and port")]);
  });
});

/** The run as a page has it that follows it. */
async function follower(url: string): Promise<() => Promise<unknown>> {
  const { headers: given } = await fetch(url, { redirect: "manual" });
  const headers = { cookie: String(given.get("set-cookie")).split(";")[0] ?? "" };
  const { body } = await fetch(new URL("/api/run/events", url), { headers });
  body?.pipeTo(new WritableStream()).catch(() => undefined);
  return async () => (await fetch(new URL("/api/run/run", url), { headers })).json();
}

/** A way to a server that can be closed. */
interface Road {
  /** The server's address by this way. */
  readonly url: string;
  /** The server's own address. */
  readonly goal: string;
  open(): Promise<void>;
  close(): Promise<void>;
}

async function roadTo(goal: URL): Promise<Road> {
  const sockets = new Set<Socket>();
  const gate = createServer((socket) => {
    const onwards = connect(Number(goal.port || 5_432), goal.hostname);
    for (const [from, to] of [
      [socket, onwards],
      [onwards, socket],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy()).on("close", () => sockets.delete(from));
    }
  });
  let port = 0;
  const open = async (): Promise<void> => {
    await new Promise<void>((resolve) => gate.listen(port, "127.0.0.1", resolve));
    const address = gate.address();
    if (typeof address === "object" && address !== null) ({ port } = address);
  };
  await open();
  const url = new URL(goal);
  [url.hostname, url.port] = ["127.0.0.1", String(port)];
  return {
    ...{ url: url.href, goal: goal.href, open },
    async close() {
      for (const socket of sockets) socket.destroy();
      if (gate.listening) await new Promise((resolve) => gate.close(resolve));
    },
  };
}
