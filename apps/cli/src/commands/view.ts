import type { Viewer } from "@concordat/viewer";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import type { ControlledTarget, controlled } from "../control/view-control.js";
import { type ClientFlags, parseWholeNumber, withClientOptions } from "../models/client-options.js";
import { type LedgerFlags, withLedgerOption } from "../simulate/database/ledger-flag.js";
import { type ModuleFlags, withModuleOption } from "../simulate/own-code.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { note, print, printJson, readerGone } from "../terminal/output.js";
import { lowerPriority } from "../view/lower-priority.js";
import { openBrowser } from "../view/open-browser.js";
import { openTarget } from "../view/open-target.js";

interface ViewFlags extends LedgerFlags, ModuleFlags, ClientFlags {
  readonly port?: number;
  readonly open: boolean;
  readonly json?: boolean;
  readonly control?: boolean;
}

const maxPort = 65_535;

export function define(command: Command): void {
  withClientOptions(withLedgerOption(withModuleOption(command)))
    .argument(
      "<target>",
      "folder of a run, an ensemble or a study, or a run's name in the database; it is only read",
    )
    .option("--port <port>", "port for the page (default: any free one)", parseWholeNumber)
    .option("--no-open", "print the address without opening a browser")
    .option("--json", "print the address as JSON")
    .option(
      "--control",
      "let the page also pause a run, interview its agents and fork it; records never change",
    )
    .addHelpText(
      "after",
      "\nThe options about the model are for agents that are asked, and for forks, with --control.",
    )
    .action(view);
}

async function view(
  place: string,
  { port = 0, open, json = false, control = false, ...flags }: ViewFlags,
): Promise<void> {
  if (port > maxPort) throw new CommandError(`--port must be at most ${maxPort}, not ${port}`);
  if (!open) lowerPriority();
  const { signal, release } = interruptSignal(readerGone);
  if (!control) requireNoModel(flags);
  const { target, close } = await openTarget(place, flags);
  const { close: closeForks, ...looked } = control
    ? await controlledTarget(target, place, flags)
    : { target, close: async () => undefined };
  let viewer: Viewer | null = null;
  try {
    const { startViewer } = await import("@concordat/viewer");
    viewer = await startViewer({ ...looked, port }).catch((error: unknown) => {
      throw portError(error, port);
    });
    if (json) printJson({ type: "viewer-started", url: viewer.url });
    else print(viewer.url);
    if (open) {
      await openOrAdvise(viewer);
      // After that: a browser does not inherit it.
      lowerPriority();
    }
    note("this address lets in the first browser that opens it; Ctrl-C ends the viewer");
    viewer.onLetIn = (next) => note(`a browser was let in; for another one: ${next}`);
    if (!signal.aborted)
      await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
  } finally {
    await closeForks();
    // Before the viewer, whose reading may be waiting for a database that does not answer.
    await close();
    await viewer?.close();
    release();
  }
}

/**
 * Opens the viewed target together with the actions of the page. Their code is loaded only when needed, because a
 * viewer without actions does not need it.
 */
async function controlledTarget(...given: Parameters<typeof controlled>): Promise<ControlledTarget> {
  const { controlled: control } = await import("../control/view-control.js");
  return control(...given);
}

/**
 * Checks that no model is named for a page that asks none.
 * @throws {CommandError} when a model is named
 */
function requireNoModel(flags: ClientFlags): void {
  const { model, endpoint, llmConfig, cassette } = flags;
  if ([model, endpoint, llmConfig, cassette].some((value) => value !== undefined))
    throw new CommandError("a page that only reads asks no model; add --control to ask agents and to fork");
}

async function openOrAdvise({ url }: Viewer): Promise<void> {
  if (!(await openBrowser(url))) note("no browser could be opened here; open the address yourself");
}

function portError(error: unknown, port: number): unknown {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EADDRINUSE")
    return new CommandError(`port ${port} is in use; give another --port, or leave it out`, { cause: error });
  if (code === "EACCES")
    return new CommandError(`port ${port} may not be used; give one above 1023, or leave --port out`, {
      cause: error,
    });
  return error;
}
