import type { ChatClient } from "@concordat/llm";
import type { RelevanceRow } from "@concordat/simulation";
import { SingleBar } from "cli-progress";
import { note } from "../terminal/output.js";
import { demoFeed, demoProfiles } from "./demo-data.js";

/**
 * Rates the relevance of each post to each person with the in-process model. A terminal shows a progress bar, anything else a
 * line when it begins.
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
  const total = demoFeed.length * (demoProfiles.length + 1);
  if (process.stderr.isTTY === true) bar.start(total, 0);
  else note(`\nThe model rates how well posts and people go together: ${total} ratings …`);
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
