import { expect, it } from "vitest";
import { answerRequest, type ReadRequest, type WorkRequest } from "./answer-request.js";
import { type DeskWorker, openDesk } from "./work-desk.js";

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
  const started: { readonly requests: WorkRequest[]; isTerminated: boolean }[] = [];
  const start = (): DeskWorker => {
    const log = { requests: [] as WorkRequest[], isTerminated: false };
    started.push(log);
    const worker: DeskWorker = {
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
  const desk = openDesk(start, 20);
  expect(await desk.ask(read({ text: "endless" }))).toEqual({ state: "stopped" });
  expect(await desk.ask(read({}))).toMatchObject({ state: "read", outcome: "valid", value: '"a"' });
  expect(started.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
});

it("says that a worker broke", async () => {
  const { start } = workers();
  const desk = openDesk(start, 1_000);
  expect(await desk.ask(read({ text: "throws" }))).toEqual({ state: "broken", message: "no memory" });
  expect(await desk.ask(read({}))).toMatchObject({ state: "read" });
});

it("answers only the last of the requests that came while it was busy", async () => {
  const { started, start } = workers();
  const desk = openDesk(start, 1_000);
  const answers = await Promise.all(['"a"', '"b"', '"c"'].map((text) => desk.ask(read({ text }))));
  expect(answers.map((answer) => answer && "value" in answer && answer.value)).toEqual([
    '"a"',
    undefined,
    '"c"',
  ]);
  expect(started).toHaveLength(1);
});

it.each<[string, WorkRequest, object]>([
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
