import { rm } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { systemCode } from "@concordat/files";
import { askChannel, isClosedChannel } from "./ask-channel.js";
import { channelPlace, makeChannelFolder } from "./channel-place.js";
import { PauseGate } from "./pause-gate.js";

/** Maximum length of a request in characters. */
const maxRequest = 100;

/** The channel by which other processes of this user pause a run. */
export interface RunChannel {
  /** Returns a promise that the run awaits before each step; `null` if it need not wait. */
  readonly hold: () => Promise<void> | null;
  /** Closes the channel and resumes the run if it is paused. */
  close(): Promise<void>;
}

/**
 * Opens the channel of a run that this process executes.
 * @param onChange called when the run is paused or resumed
 * @throws {Error} when there is no private place for the channel, or another process executes the run
 */
export async function openRunChannel(
  folder: string,
  onChange: (state: "playing" | "paused") => void,
): Promise<RunChannel> {
  const place = await channelPlace(folder);
  if (place === null) throw new Error(`${folder} has no ledger`);
  await makeChannelFolder();
  const gate = new PauseGate();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    answer(socket, gate, (state) => {
      // A paused run waits for nothing but this channel; otherwise the run alone decides how long the process lives.
      if (state === "paused") server.ref();
      else server.unref();
      onChange(state);
    });
  });
  await listen(server, place);
  server.unref();
  return {
    hold: gate.hold,
    async close() {
      gate.open();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function answer(socket: Socket, gate: PauseGate, onChange: (state: "playing" | "paused") => void): void {
  let given = "";
  socket.unref();
  socket.on("error", () => socket.destroy());
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    given += chunk;
    if (given.length > maxRequest) socket.destroy();
    if (!given.endsWith("\n")) return;
    const before = gate.isClosed;
    const request = given.trim();
    if (request === "pause") gate.close();
    if (request === "continue") gate.open();
    const state = gate.isClosed ? "paused" : "playing";
    if (gate.isClosed !== before) onChange(state);
    socket.end(`${state}\n`);
  });
}

/** Starts listening, and replaces the socket that a killed process has left. */
async function listen(server: Server, place: string): Promise<void> {
  try {
    await listenOnce(server, place);
  } catch (error) {
    if (systemCode(error) !== "EADDRINUSE") throw error;
    const other = await askChannel(place, "state").catch((reason: unknown) => {
      if (isClosedChannel(reason)) return null;
      throw reason;
    });
    if (other !== null) throw new Error("another process plays it", { cause: error });
    await rm(place, { force: true });
    await listenOnce(server, place);
  }
}

function listenOnce(server: Server, place: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(place, () => {
      server.off("error", reject);
      server.on("error", () => undefined);
      resolve();
    });
  });
}
