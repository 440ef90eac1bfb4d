import type { Ledger } from "@concordat/simulation";
import { print } from "../terminal/output.js";
import { eventLine } from "./event-lines.js";
import type { EventView } from "./event-view.js";
import { RoundBar } from "./round-bar.js";
import { roundTable } from "./round-table.js";

/** The decisions of each round as a table, once it is closed. */
export function tablesView(ledger: Ledger): EventView {
  const bar = new RoundBar();
  let printed: Promise<void> = Promise.resolve();
  return {
    show(event) {
      bar.show(event);
      if (event.type === "decided" || event.type === "estimated") return;
      const line = eventLine(event);
      printed = printed.then(async () => {
        if (event.type === "round-closed") print(await roundTable(ledger, event.record.round));
        print(line);
      });
    },
    async end() {
      bar.stop();
      await printed;
    },
  };
}
