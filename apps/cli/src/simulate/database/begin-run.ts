import { closing } from "../../run/closing.js";
import { noteFork, noteScenario } from "../note-scenario.js";
import { ownCode } from "../own-code.js";
import { type CoordinateFlags, coordinateRun } from "./coordinate-run.js";
import { openDatabase, postgres } from "./open-database.js";

/** Starts a run in a database and coordinates it; the folder names the run. */
export async function beginInDatabase(
  url: string,
  file: string,
  { out, ...flags }: CoordinateFlags & { readonly out: string },
): Promise<void> {
  const { loadScenario } = await import("@concordat/simulation");
  const { checkPointerFolder, pointedName, writePointer } = await import("@concordat/simulation/distributed");
  const name = pointedName(out);
  await checkPointerFolder(out, name);
  const code = await ownCode(flags);
  const scenario = await loadScenario(file, code);
  const database = await openDatabase(url);
  const run = await database.createRun(name, scenario, code).catch(closing(database));
  await writePointer(out, name).catch(closing(database));
  await noteScenario(scenario);
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
  const { checkPointerFolder, pointedName, writePointer } = await import("@concordat/simulation/distributed");
  const { forkRun } = await postgres();
  const code = await ownCode(flags);
  const fork = pointedName(out);
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
  await noteFork({ place, at, inheritable, parent, scenario: run.scenario });
  await coordinateRun({ database, run, place: out, flags, code });
}
