import type { ChatClient } from "@concordat/llm";
import { cassette } from "@concordat/llm/cassette";

/** A client that asks the model what the file does not hold, and in continuous integration only replays it. */
export function recorded(file: string, live: ChatClient): ChatClient {
  return cassette(file, { live, mode: process.env.CI === "true" ? "replay" : "auto" });
}
