import type { IncomingMessage, ServerResponse } from "node:http";
import type { AskEvent, ForkAnswer } from "../api/answers.js";
import type { ViewerControl } from "../control/viewer-control.js";
import type { LiveRun } from "../run/live-run.js";
import { messageOf } from "../run/message-of.js";
import { everyHeader } from "./headers.js";
import { readBody } from "./read-body.js";
import { sendJson } from "./send.js";

const maxId = 500;
const maxQuestion = 4_000;
const maxPost = 10_000;

/** Carries out an action that the page requests. */
export type Action = (
  control: ViewerControl,
  live: LiveRun,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void>;

/** The actions, by the last part of their path. */
export const actions: ReadonlyMap<string, Action> = new Map<string, Action>([
  ["pause", async (_, live, __, response) => sendJson(response, 200, await live.act("pause"))],
  ["continue", async (_, live, __, response) => sendJson(response, 200, await live.act("continue"))],
  ["ask", ask],
  ["fork", fork],
]);

/** Asks an agent. The answer is sent as lines of NDJSON while the model writes it. */
async function ask(
  control: ViewerControl,
  { run }: LiveRun,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request);
  const question = { agent: body.text("agent", maxId), question: body.text("question", maxQuestion) };
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  response.writeHead(200, { ...everyHeader, "content-type": "application/x-ndjson; charset=utf-8" });
  const send = (event: AskEvent): void => void response.write(`${JSON.stringify(event)}\n`);
  try {
    if (control.ask === undefined) throw new Error("this viewer asks no agents");
    const listener = { onText: (text: string) => send({ type: "text", text }), signal: gone.signal };
    const said = await control.ask(run, question, listener);
    const { model } = said;
    if (said.state === "valid")
      send({ type: "answered", model, answer: said.answer, decisions: said.decisions });
    else send({ type: "error", message: `no answer of ${model}: ${said.error.message}` });
  } catch (error) {
    send({ type: "error", message: messageOf(error) });
  }
  response.end();
}

/** Starts a fork with an additional post. */
async function fork(
  control: ViewerControl,
  { run }: LiveRun,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request);
  const post = {
    at: body.number("at"),
    author: body.text("author", maxId),
    text: body.text("text", maxPost),
  };
  if (control.fork === undefined) throw new Error("this viewer forks no runs");
  const answer: ForkAnswer = { key: await control.fork(run, post) };
  sendJson(response, 200, answer);
}
