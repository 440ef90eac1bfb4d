import type { ScenarioCode } from "@concordat/simulation";
import { note, print, printJson } from "../terminal/output.js";
import type { LedgerFlags } from "./database/ledger-flag.js";
import type { OpenedRun } from "./database/read-from-database.js";
import { listedRuns } from "./listed-runs.js";
import { ownCode } from "./own-code.js";

/** Where the runs are, the custom code that they take, and in which form they are listed. */
interface ListFlags {
  readonly json: boolean | undefined;
  readonly module: string | undefined;
  readonly ledger: string | undefined;
}

/** What is listed of runs, and how. */
interface Listing<Item> {
  /** What one of the items is called. */
  readonly noun: "decision" | "answer";
  /** The round that is meant; undefined: all of them. */
  readonly round: number | undefined;
  /** An item of a run as a line. */
  readonly asLine: (item: Item, run: OpenedRun) => string;
  /** Visits the items of a run that are meant. */
  readonly visit: (run: OpenedRun, code: ScenarioCode, onItem: (item: Item) => void) => Promise<void>;
  /**
   * Called once all runs are read, before it is said how many items there were: an error that it throws refuses the
   * listing.
   */
  readonly check?: () => void;
}

/**
 * Lists what is recorded in the closed rounds of a run, or in those of an ensemble, a line for each item; then how many there were,
 * and what is omitted because its round is not closed.
 */
export async function listItems<Item extends object>(
  run: string,
  { json = false, module, ledger: url }: ListFlags,
  { noun, round, asLine, visit, check }: Listing<Item>,
): Promise<void> {
  const code = await ownCode(module === undefined ? {} : { module });
  const flags: LedgerFlags = url === undefined ? {} : { ledger: url };
  const { leftOut } = await import("./open-round.js");
  const notes: string[] = [];
  let count = 0;
  for (const { name, open } of await listedRuns(run, flags, code)) {
    const opened = await open();
    const named = name === null ? "" : `${name}, `;
    try {
      // Beforehand: a round that is closed in the meantime is then listed though it is said not to be, and not the other way round.
      const missing = await leftOut(opened, noun, round);
      if (missing !== null) notes.push(`${named}${missing}`);
      await visit(opened, code, (item) => {
        count++;
        if (json) printJson(name === null ? item : { run: name, ...item });
        else print(`${named}${asLine(item, opened)}`);
      });
    } finally {
      await opened.close();
    }
  }
  check?.();
  if (!json) note(count === 1 ? `1 ${noun}` : `${count} ${noun}s`);
  for (const line of notes) note(line);
}
