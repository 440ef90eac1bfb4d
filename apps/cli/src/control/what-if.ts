import { type ChildProcess, spawn } from "node:child_process";
import { access, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { ViewedRun, WhatIfPost } from "@concordat/viewer";

/** Maximum number of characters of a process's output in a message. */
const maxSaid = 2_000;

/** A fork of a run that was started in another process, and that process. */
export interface BegunFork {
  readonly folder: string;
  readonly player: ChildProcess;
}

/**
 * Forks a run with one more post, like `concordat simulate fork`, in a new process.
 * @param base the start of the fork's folder; a number is appended so that the folder is new
 * @param more additional arguments for the model and the module
 * @throws {Error} when the fork cannot be started, with the output of the process
 */
export async function beginFork(
  run: ViewedRun,
  post: WhatIfPost,
  base: string,
  more: readonly string[],
): Promise<BegunFork> {
  const { folder: parent } = run;
  if (parent === null) throw new Error("a run in a database is forked with `concordat simulate fork`");
  const { folder, number } = await freeFolder(base);
  const temporary = await mkdtemp(join(tmpdir(), "concordat-what-if-"));
  try {
    const file = join(temporary, "change.json");
    await writeFile(file, JSON.stringify({ events: await eventsWith(run, post, number) }));
    const fork = ["simulate", "fork", parent, "--at", String(post.at), "--change", file, "--out", folder];
    const script = process.argv[1] ?? "";
    const player = spawn(process.execPath, [script, ...fork, "--json", ...more], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    await begun(player);
    return { folder, player };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/**
 * Returns the events of a run from a round on, together with the post. All of them are needed, because the events of a
 * fork replace those of the run.
 */
async function eventsWith({ open }: ViewedRun, { at, author, text }: WhatIfPost, number: number) {
  const { changedScenario } = await import("@concordat/simulation/documents");
  const { scenario: loaded, close } = await open();
  await close();
  const { events } = changedScenario(loaded.scenario, loaded.changes);
  const isKnown = loaded.accounts.indexOf(author) !== -1;
  const added = { id: `what-if-${number}`, author_id: author, text };
  return [
    ...events.filter(({ round }) => round >= at),
    { round: at, kind: "post", post: isKnown ? added : { ...added, followed_by: "everyone" } },
  ];
}

/** Returns the path of a folder that does not exist, and its number. */
async function freeFolder(base: string): Promise<{ readonly folder: string; readonly number: number }> {
  for (let number = 1; ; number++) {
    const folder = `${base}-what-if-${number}`;
    const isFree = await access(folder).then(
      () => false,
      () => true,
    );
    if (isFree) return { folder, number };
  }
}

/** Resolves with the first event of a run. Later events are also read, so that the process is not blocked. */
function begun(player: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    player.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
      said = (said + chunk).slice(-maxSaid);
    });
    if (player.stdout !== null) createInterface(player.stdout).on("line", () => resolve());
    player.once("error", reject);
    player.once("close", () => reject(new Error(said.trim() || "the fork could not be begun")));
  });
}
