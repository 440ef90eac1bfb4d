import type { ChatClient } from "@concordat/llm";
import type { RelevanceRow } from "@concordat/simulation";
import { SingleBar } from "cli-progress";
import { demoFeed, demoProfiles } from "./demo-data.js";

/**
 * Rates the relevance of each post to each person with the in-process model; a terminal shows a progress bar.
 */
export async function demoRelevance(client: ChatClient): Promise<readonly RelevanceRow[]> {
  const { relevanceScores } = await import("@concordat/agent");
  const bar = new SingleBar({
    format: "how well posts and people go together {bar} {value}/{total}",
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    barsize: 20,
  });
  const isShown = process.stderr.isTTY === true;
  if (isShown) bar.start(demoFeed.length * (demoProfiles.length + 1), 0);
  try {
    return await relevanceScores({
      client,
      profiles: demoProfiles,
      posts: demoFeed,
      onProgress: (done) => bar.update(done),
    });
  } finally {
    bar.stop();
  }
}
