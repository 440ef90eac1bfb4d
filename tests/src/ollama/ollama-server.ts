import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, readFileSync, rmSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { ensureEmbeddedModel } from "@concordat/llm/embedded-model";
import { randomModel } from "@concordat/testing/random-model";

/** The models that every test server has: a real one, and a fast one of random weights. */
export const models = { real: "smollm2", random: "random" } as const;

/** A real Ollama of this test run's own: on a free loopback port, with its own folder of models. */
export interface OllamaServer {
  readonly endpoint: string;
  /** What the server has logged so far. */
  log(): string;
  /** Kills it at once, as a crash would. */
  kill(): Promise<void>;
  /** Starts it again on the same port, with the same models. */
  restart(): Promise<void>;
  /** Stops it and removes what it kept. */
  stop(): Promise<void>;
}

export async function startOllama(): Promise<OllamaServer> {
  const path = process.env.CONCORDAT_OLLAMA;
  if (path === undefined)
    throw new Error("CONCORDAT_OLLAMA names the Ollama to test with; run: pnpm test:ollama");
  const folder = await mkdtemp(join(tmpdir(), "concordat-ollama-"));
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const environment = {
    PATH: process.env.PATH ?? "",
    HOME: folder,
    OLLAMA_HOST: `127.0.0.1:${port}`,
    OLLAMA_MODELS: join(folder, "models"),
    OLLAMA_NUM_PARALLEL: "2",
    OLLAMA_DEBUG: "1",
  };
  const logFile = join(folder, "server.log");
  let child = await serve(path, environment, logFile, endpoint);
  const onExit = (): void => void child.kill("SIGKILL");
  process.on("exit", onExit);
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    killGroup(child);
    await once(child, "exit");
  };
  const server: OllamaServer = {
    endpoint,
    log: () => readFileSync(logFile, "utf8"),
    kill,
    async restart() {
      child = await serve(path, environment, logFile, endpoint);
    },
    async stop() {
      process.off("exit", onExit);
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await create(path, environment, folder, models.real, await ensureEmbeddedModel());
    await create(path, environment, folder, models.random, await randomModel());
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

/** The server and the runners it started: they are one group of processes. */
function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, "SIGKILL");
}

async function serve(
  path: string,
  env: NodeJS.ProcessEnv,
  logFile: string,
  endpoint: string,
): Promise<ChildProcess> {
  const log = createWriteStream(logFile, { flags: "a" });
  const child = spawn(path, ["serve"], { env, stdio: ["ignore", "pipe", "pipe"], detached: true });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  child.once("exit", () => log.end());
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null)
      throw new Error(`ollama serve ended: ${readFileSync(logFile, "utf8").slice(-500)}`);
    const answer = await fetch(`${endpoint}/api/version`).catch(() => null);
    if (answer?.ok === true) return child;
    await delay(100);
  }
  killGroup(child);
  throw new Error("ollama serve did not answer within 20 seconds");
}

/** Imports a GGUF. Uses one thread fewer than there are cores: threads that spin slow tokens down while other work runs. */
async function create(
  path: string,
  env: NodeJS.ProcessEnv,
  folder: string,
  name: string,
  gguf: string,
): Promise<void> {
  const file = join(folder, `Modelfile.${name}`);
  const threads = Math.max(1, availableParallelism() - 1);
  await writeFile(file, `FROM ${gguf}\nPARAMETER num_thread ${threads}\n`);
  const child = spawn(path, ["create", name, "-f", file], { env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said += chunk;
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`ollama create ${name} ended with ${code}: ${said.slice(-300)}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
