import type { Command } from "commander";
import { type ClientFlags, withClientOptions } from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { version } from "../version.js";

export function define(command: Command): void {
  withClientOptions(command).action(mcp);
}

async function mcp(flags: ClientFlags): Promise<void> {
  const { serveStdio } = await import("@concordat/mcp");
  const { signal, release } = interruptSignal();
  try {
    await serveStdio({ version, openModel: () => openClient(flags), signal });
  } finally {
    release();
  }
}
