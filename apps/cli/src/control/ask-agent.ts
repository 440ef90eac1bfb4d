import type { ChatClient } from "@concordat/llm";
import type { Interview } from "@concordat/simulation";
import type { AgentQuestion, AnswerListener, ViewedRun } from "@concordat/viewer";
import { type ClientFlags, inputFiles } from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { answerSoFar } from "./answer-so-far.js";
import { keepInterview, requireInterviews } from "./interviews-file.js";

/**
 * Asks an agent of a run a question, and appends the question and the answer to a separate file. The run itself is not
 * changed.
 */
export async function askAgent(
  run: ViewedRun,
  { agent, question }: AgentQuestion,
  { onText, signal }: AnswerListener,
  { flags, file }: { readonly flags: ClientFlags; readonly file: string },
): Promise<Interview> {
  await requireInterviews(file);
  const { interviewAgent } = await import("@concordat/simulation");
  const { client, settings, close: closeClient } = await openClient(flags, inputFiles(flags));
  try {
    const { scenario, ledger, close } = await run.open();
    try {
      const asking = { scenario, ledger, ...run.code, ...settings, agent, question, signal };
      const said = await interviewAgent({ ...asking, client: withText(client, onText) });
      await keepInterview(file, { run: run.title, agent, question }, said);
      return said;
    } finally {
      await close();
    }
  } finally {
    await closeClient();
  }
}

/** Wraps a client so that it also reports the text of the answer that its model has written so far. */
function withText(client: ChatClient, onText: (text: string) => void): ChatClient {
  return {
    ...client,
    async *chat(request) {
      let written = "";
      let passed = "";
      for await (const chunk of client.chat(request)) {
        if (chunk.type === "text") {
          written += chunk.text;
          const text = answerSoFar(written);
          if (text !== passed) onText(text);
          passed = text;
        }
        yield chunk;
      }
    },
  };
}
