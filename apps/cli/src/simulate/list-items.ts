import { omitUndefined } from "@concordat/contracts/options";
import type { ScenarioCode } from "@concordat/simulation";
import { note, print, printJson } from "../terminal/output.js";
import type { LedgerFlags } from "./database/ledger-flag.js";
import type { OpenedRun } from "./database/read-from-database.js";
import { listedRuns } from "./listed-runs.js";
import { ownCode } from "./own-code.js";

/** The location of the runs, their custom code, and the output format. */
interface ListFlags {
  readonly json: boolean | undefined;
  readonly module: string | undefined;
  readonly ledger: string | undefined;
}

/** The selection of a listing, and its format. */
interface Listing<Item> {
  /** The name of an item. */
  readonly noun: "decision" | "answer";
  /** The selected round; `undefined` for all. */
  readonly round: number | undefined;
  /** Formats an item of a run as a line. */
  readonly asLine: (item: Item, run: OpenedRun) => string;
  /** Visits the selected items of a run. */
  readonly visit: (run: OpenedRun, code: ScenarioCode, onItem: (item: Item) => void) => Promise<void>;
  /**
   * Called after all runs have been read, before the number of items is printed. If it throws, the command fails with
   * that error.
   */
  readonly check?: () => void;
}

/**
 * Lists the records of the closed rounds of a run or of an ensemble's runs, one line per item. At the end, it prints
 * the number of items, and the number omitted because their round is not closed.
 */
export async function listItems<Item extends object>(
  run: string,
  { json = false, module, ledger: url }: ListFlags,
  { noun, round, asLine, visit, check }: Listing<Item>,
): Promise<void> {
  const code = await ownCode(omitUndefined({ module }));
  const flags: LedgerFlags = omitUndefined({ ledger: url });
  const { formatOmitted } = await import("@concordat/simulation-report/text");
  const notes: string[] = [];
  let count = 0;
  for (const { name, open } of await listedRuns(run, flags, code)) {
    const opened = await open();
    const named = name === null ? "" : `${name}, `;
    try {
      // Counted first: a round closed in the meantime is then listed and also reported as omitted, rather
      // than neither.
      const missing = await formatOmitted(opened, noun, round);
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
