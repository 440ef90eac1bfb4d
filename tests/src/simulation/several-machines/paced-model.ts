import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { answerText, type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { steadyAnswer } from "../../../../packages/simulation-postgres/src/testing/steady-answer.js";

/** Milliseconds that the model takes for an answer. */
const answerMs = 10;

/** A model server for all machines, which gives the same answer to the same request. */
export interface PacedModel extends ModelServer {
  /** Different requests that were answered. */
  answered(): number;
  /** Holds back every answer after so many more, until `release`. */
  holdAfter(answers: number): void;
  release(): void;
}

/** Starts one. It answers at its own pace, so that a run takes its time on a fast machine, too. */
export async function startPacedModel(): Promise<PacedModel> {
  const different = new Set<string>();
  let left = Number.POSITIVE_INFINITY;
  let opened = Promise.resolve();
  let open = (): void => undefined;
  const server = await startModelServer(async ({ body }) => {
    await setTimeout(answerMs);
    if (left <= 0) await opened;
    left--;
    const request = JSON.stringify([body.messages, body.options]);
    different.add(createHash("sha256").update(request).digest("hex"));
    return answerText(steadyAnswer(request, body.format));
  });
  return {
    ...server,
    answered: () => different.size,
    holdAfter(answers) {
      left = answers;
      opened = new Promise((resolve) => {
        open = resolve;
      });
    },
    release() {
      left = Number.POSITIVE_INFINITY;
      open();
    },
  };
}
