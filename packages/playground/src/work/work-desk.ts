import type { WorkAnswer, WorkRequest } from "./answer-request.js";

/** The result of a request: an answer, or why there is none. */
type DeskAnswer =
  | WorkAnswer
  | { readonly state: "stopped" }
  | { readonly state: "broken"; readonly message: string };

/** A message of a worker. */
type WorkMessage = "started" | { readonly answer: WorkAnswer } | { readonly message: string };

/** The part of a browser's worker that a desk uses. */
export interface DeskWorker {
  onmessage: ((event: { readonly data: WorkMessage }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
  postMessage(request: WorkRequest): void;
  terminate(): void;
}

/** Hands requests to a worker, one after the other. */
export interface WorkDesk {
  /** Asks for an answer; `undefined` if a newer request took its place. */
  ask(request: WorkRequest): Promise<DeskAnswer | undefined>;
}

/**
 * A desk whose worker is stopped if an answer takes too long, so that no schema and no text can hang the page. Of requests that come
 * meanwhile only the last one is answered.
 *
 * @param start starts a worker
 * @param limitMs milliseconds for an answer, from when the worker has loaded what it needs
 */
export function openDesk(start: () => DeskWorker, limitMs: number): WorkDesk {
  let worker: DeskWorker | null = null;
  let current: { readonly end: (answer: DeskAnswer) => void } | null = null;
  let waiting: { readonly request: WorkRequest; readonly end: (answer?: DeskAnswer) => void } | null = null;

  const stop = (): void => {
    worker?.terminate();
    worker = null;
  };
  const begin = (request: WorkRequest, end: (answer: DeskAnswer) => void): void => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (answer: DeskAnswer): void => {
      clearTimeout(timer);
      current = null;
      end(answer);
      const next = waiting;
      waiting = null;
      if (next !== null) begin(next.request, next.end);
    };
    const fail = (answer: DeskAnswer): void => {
      stop();
      finish(answer);
    };
    current = { end };
    worker ??= start();
    worker.onmessage = ({ data }) => {
      if (data === "started") timer = setTimeout(fail, limitMs, { state: "stopped" });
      else finish("answer" in data ? data.answer : { state: "broken", message: data.message });
    };
    worker.onerror = ({ message = "it could not be loaded" }) => fail({ state: "broken", message });
    worker.postMessage(request);
  };

  return {
    ask: (request) =>
      new Promise((resolve) => {
        if (current === null) return begin(request, resolve);
        waiting?.end();
        waiting = { request, end: resolve };
      }),
  };
}
