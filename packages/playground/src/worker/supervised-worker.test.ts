import { expect, it } from "vitest";
import { answerRequest, type PlaygroundRequest, type ReadRequest } from "./answer-request.js";
import { superviseWorker, type WorkerLike } from "./supervised-worker.js";

const read = (more: Partial<ReadRequest>): ReadRequest => ({
  kind: "read",
  schema: '{"type": "string"}',
  isZod: false,
  text: '"a"',
  arrived: null,
  maxShown: 500,
  ...more,
});

/** Workers in this thread: a text "endless" is never answered, and "throws" breaks the worker. */
function workers() {
  const started: { readonly requests: PlaygroundRequest[]; isTerminated: boolean }[] = [];
  const start = (): WorkerLike => {
    const log = { requests: [] as PlaygroundRequest[], isTerminated: false };
    started.push(log);
    const worker: WorkerLike = {
      onmessage: null,
      onerror: null,
      async postMessage(request) {
        log.requests.push(request);
        const { text } = { text: "", ...request };
        if (text === "throws") return void worker.onerror?.({ message: "no memory" });
        const answer = await answerRequest(request, () => worker.onmessage?.({ data: "started" }));
        if (text !== "endless") worker.onmessage?.({ data: structuredClone({ answer }) });
      },
      terminate() {
        log.isTerminated = true;
      },
    };
    return worker;
  };
  return { started, start };
}

it("stops a worker that does not answer in time, and answers the next request with another one", async () => {
  const { started, start } = workers();
  const supervised = superviseWorker(start, 20);
  expect(await supervised.ask(read({ text: "endless" }))).toEqual({ state: "stopped" });
  expect(await supervised.ask(read({}))).toMatchObject({ state: "read", outcome: "valid", value: '"a"' });
  expect(started.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
});

it("says that a worker broke", async () => {
  const { start } = workers();
  const supervised = superviseWorker(start, 1_000);
  expect(await supervised.ask(read({ text: "throws" }))).toEqual({ state: "broken", message: "no memory" });
  expect(await supervised.ask(read({}))).toMatchObject({ state: "read" });
});

it("answers only the last of the requests that came while it was busy", async () => {
  const { started, start } = workers();
  const supervised = superviseWorker(start, 1_000);
  const answers = await Promise.all(['"a"', '"b"', '"c"'].map((text) => supervised.ask(read({ text }))));
  expect(answers.map((answer) => answer && "value" in answer && answer.value)).toEqual([
    '"a"',
    undefined,
    '"c"',
  ]);
  expect(started).toHaveLength(1);
});

it.each<[string, PlaygroundRequest, object]>([
  ["a text that is cut", read({ text: '"a' }), { outcome: "unreadable", value: "" }],
  [
    "a text that streams",
    read({ schema: '{"type": "object"}', text: '{"x": "ab"}', arrived: 8 }),
    { unfinished: { value: { x: "a" }, growing: "/x" } },
  ],
  ["a schema of Zod", read({ isZod: true, schema: "z.string()" }), { outcome: "valid" }],
  ["no schema", read({ schema: "[" }), { state: "no-schema" }],
  ["a comparison", { kind: "compare", before: "{}", after: '{"type": "string"}' }, { state: "compared" }],
  ["JSON without a chart", { kind: "chart", text: "{}" }, { state: "refused" }],
])("answers %s with what a worker can send", async (_, request, expected) => {
  const answer = await answerRequest(request, () => undefined);
  expect(structuredClone(answer)).toMatchObject(expected);
});
