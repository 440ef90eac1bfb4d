import { closing } from "../../run/closing.js";
import { note } from "../../terminal/output.js";
import { forkLines } from "../fork-lines.js";
import { noteOutsideAuthors } from "../outside-authors.js";
import { ownCode } from "../own-code.js";
import { type CoordinateFlags, coordinateRun } from "./coordinate-run.js";
import { openDatabase, postgres } from "./open-database.js";
import { checkPointerFolder, nameFor, writePointer } from "./run-pointer.js";

/** Starts a run in a database and coordinates it; the folder names the run. */
export async function beginInDatabase(
  url: string,
  file: string,
  { out, ...flags }: CoordinateFlags & { readonly out: string },
): Promise<void> {
  const { loadScenario } = await import("@concordat/simulation");
  const name = nameFor(out);
  await checkPointerFolder(out, name);
  const code = await ownCode(flags);
  const scenario = await loadScenario(file, code);
  const database = await openDatabase(url);
  const run = await database.createRun(name, scenario, code).catch(closing(database));
  await writePointer(out, name).catch(closing(database));
  noteOutsideAuthors(scenario);
  await coordinateRun({ database, run, place: out, flags, code });
}

/** Resumes a run of a database and coordinates it. */
export async function resumeInDatabase(
  { url, name, place }: { readonly url: string; readonly name: string; readonly place: string },
  flags: CoordinateFlags,
): Promise<void> {
  const code = await ownCode(flags);
  const database = await openDatabase(url);
  const run = await database.openRun(name, code).catch(closing(database));
  await coordinateRun({ database, run, place, flags, code });
}

/** Forks a run in its database and coordinates the fork. */
export async function forkInDatabase(
  { url, name, place }: { readonly url: string; readonly name: string; readonly place: string },
  { at, change: file, out, ...flags }: CoordinateFlags & { at: number; change: string; out: string },
): Promise<void> {
  const { loadChange } = await import("@concordat/simulation");
  const { forkRun } = await postgres();
  const code = await ownCode(flags);
  const fork = nameFor(out);
  await checkPointerFolder(out, fork);
  const database = await openDatabase(url);
  const made = await (async () => {
    const parent = await database.openRun(name, code);
    const change = await loadChange(file, { parent, at, ...code });
    const { run, inheritable } = await forkRun(database, { parent, at, change, name: fork, ...code });
    return { run, inheritable, parent: parent.scenario };
  })().catch(closing(database));
  await writePointer(out, fork).catch(closing(database));
  const { run, inheritable, parent } = made;
  note(await forkLines({ place, at, inheritable, parent, scenario: run.scenario }));
  await coordinateRun({ database, run, place: out, flags, code });
}
