import { note } from "../terminal/output.js";
import { startProgress } from "../terminal/progress-display.js";

const bytesPerMegabyte = 1_000_000;

/** Returns the path of the embedded model. Shows how far its download is if it must be downloaded first. */
export async function embeddedModelPath(): Promise<string> {
  const { embeddedModel, ensureEmbeddedModel } = await import("@concordat/llm/embedded-model");
  const megabytes = (bytes: number): number => Math.round(bytes / bytesPerMegabyte);
  let display: ReturnType<typeof startProgress> | undefined;
  let shown = 0;
  try {
    return await ensureEmbeddedModel({
      onDownload: () => note(`fetching ${embeddedModel.name} (98 MB, ${embeddedModel.licence}), once …`),
      onProgress({ receivedBytes, totalBytes }) {
        display ??= startProgress(megabytes(totalBytes), "MB");
        for (; shown < megabytes(receivedBytes); shown++) display.step();
      },
    });
  } finally {
    display?.stop();
  }
}
