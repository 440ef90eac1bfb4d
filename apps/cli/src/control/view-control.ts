import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { basename, resolve } from "node:path";
import { omitUndefined } from "@concordat/contracts/options";
import { folderTarget, type ViewedRun, type ViewedTarget, type ViewerControl } from "@concordat/viewer";
import { clientWords } from "../models/client-arguments.js";
import type { ClientFlags } from "../models/client-options.js";
import type { ModuleFlags } from "../simulate/own-code.js";
import { askAgent } from "./ask-agent.js";
import { controlRun } from "./control-run.js";
import { beginFork } from "./what-if.js";

/** The viewed target, and the actions that the page offers for it. */
export interface ControlledTarget {
  /** The target, and the forks that were started from its page. */
  readonly target: ViewedTarget;
  readonly control: ViewerControl;
  /** Makes the forks that are still in progress pause, like Ctrl-C. */
  close(): Promise<void>;
}

/**
 * Adds actions to a viewed target: pausing its runs, asking their agents and forking them.
 * @param place the path or name of the target; answers and forks are stored next to it
 */
export function controlled(
  target: ViewedTarget,
  place: string,
  flags: ClientFlags & ModuleFlags,
): ControlledTarget {
  const base = resolve(place);
  const forks: ViewedRun[] = [];
  const players = new Set<ChildProcess>();
  const { module } = flags;
  const words = [...clientWords(flags), ...(module === undefined ? [] : ["--module", module])];
  const control: ViewerControl = {
    state: ({ folder }) => controlRun(folder, "state"),
    pause: ({ folder }) => controlRun(folder, "pause"),
    continue: ({ folder }) => controlRun(folder, "continue"),
    ask: (run, question, listener) =>
      askAgent(run, question, listener, { flags, file: `${base}.interviews.ndjson` }),
    async fork(run, post) {
      const { folder, player } = await beginFork(run, post, base, words);
      players.add(player);
      player.once("close", () => players.delete(player));
      const { code } = run;
      const [fork] = await (await folderTarget(folder, { code, ...omitUndefined({ module }) })).runs();
      if (fork === undefined) throw new Error(`${folder} contains no run`);
      const key = basename(folder);
      forks.push({ ...fork, key, title: key });
      return key;
    },
  };
  return {
    target: { ...target, runs: async () => [...(await target.runs()), ...forks] },
    control,
    async close() {
      for (const player of players) player.kill("SIGINT");
      await Promise.all([...players].map((player) => once(player, "close")));
    },
  };
}
