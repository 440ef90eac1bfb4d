import { appendFile, open } from "node:fs/promises";
import type { Interview } from "@concordat/simulation";

/** The beginning of each line of a file of interviews. */
const firstWords = '{"type":"interview"';

/**
 * Checks that answers can be stored in a file of interviews.
 * @throws {Error} if the file exists and has other content
 */
export async function requireInterviews(file: string): Promise<void> {
  const handle = await open(file, "r").catch(() => null);
  if (handle === null) return;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(firstWords.length), 0, firstWords.length, 0);
    if (bytesRead === 0 || buffer.toString("utf8") === firstWords) return;
  } finally {
    await handle.close();
  }
  throw new Error(`${file} is not a file of interviews; rename it, so that answers can be kept there`);
}

/** Appends a question with its answer to a file of interviews. */
export async function keepInterview(
  file: string,
  asked: { readonly run: string; readonly agent: string; readonly question: string },
  said: Interview,
): Promise<void> {
  const { run, agent, question } = asked;
  const line = { type: "interview", run, asked_at: new Date().toISOString(), agent, question };
  await appendFile(file, `${JSON.stringify({ ...line, ...said })}\n`);
}
