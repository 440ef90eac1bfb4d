import type { Command } from "commander";
import { type ClientFlags, withClientOptions } from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { assumedEndpoint, namesModel, serverAnswers } from "../models/server-answers.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { version } from "../version.js";

export function define(command: Command): void {
  withClientOptions(command).action(mcp);
}

async function mcp(flags: ClientFlags, command: Command): Promise<void> {
  const { serveStdio } = await import("@concordat/mcp");
  const { signal, release } = interruptSignal();
  const answers = (): Promise<boolean> => serverAnswers(assumedEndpoint());
  const openModel = async () => ({
    ...(await openClient(flags)),
    ...(namesModel(command) ? {} : { answers }),
  });
  try {
    await serveStdio({ version, openModel, signal });
  } finally {
    release();
  }
}
