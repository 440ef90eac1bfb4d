import { type ChildProcess, spawn } from "node:child_process";
import { access, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { ViewedRun, WhatIfPost } from "@concordat/viewer";

/** Maximum number of characters of a process's output in a message. */
const maxSaid = 2_000;

/** A fork of a run that has been started, and its process. */
export interface BegunFork {
  readonly folder: string;
  readonly player: ChildProcess;
}

/**
 * Forks a run with one more post, as `concordat simulate fork` does, in a process of its own.
 * @param base the beginning of the fork's folder, which gets a number that is free
 * @param more further arguments: those about the model and the module
 * @throws {Error} when the fork cannot be begun, with what the process said
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

/** The events of a run from a round on, and the post: those of a change replace the run's. */
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

/** A folder that is not there. */
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

/** Resolves with the first event of a run; its further events are read, so that its process does not wait. */
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
