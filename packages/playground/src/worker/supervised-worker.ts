import type { PlaygroundAnswer, PlaygroundRequest } from "./answer-request.js";

/** The result of a request: an answer, or the reason why there is none. */
type SupervisedAnswer =
  | PlaygroundAnswer
  | { readonly state: "stopped" }
  | { readonly state: "broken"; readonly message: string };

/** A message of a worker. */
type WorkerMessage = "started" | { readonly answer: PlaygroundAnswer } | { readonly message: string };

/** The part of a browser's worker that is used. */
export interface WorkerLike {
  onmessage: ((event: { readonly data: WorkerMessage }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
  postMessage(request: PlaygroundRequest): void;
  terminate(): void;
}

/** A worker that gets one request after the other. */
export interface SupervisedWorker {
  /** Requests an answer. Resolves to `undefined` if a newer request replaced this one. */
  ask(request: PlaygroundRequest): Promise<SupervisedAnswer | undefined>;
}

/**
 * Supervises a worker. A worker that takes too long is terminated, so that no schema and no text can block the page. If
 * several requests arrive while it works, only the last one is answered.
 * @param start starts a worker
 * @param limitMs maximum milliseconds per answer, after the worker has loaded its code
 */
export function superviseWorker(start: () => WorkerLike, limitMs: number): SupervisedWorker {
  let worker: WorkerLike | null = null;
  let isBusy = false;
  let waiting: {
    readonly request: PlaygroundRequest;
    readonly end: (answer?: SupervisedAnswer) => void;
  } | null = null;

  const stop = (): void => {
    worker?.terminate();
    worker = null;
  };
  const begin = (request: PlaygroundRequest, end: (answer: SupervisedAnswer) => void): void => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (answer: SupervisedAnswer): void => {
      clearTimeout(timer);
      isBusy = false;
      end(answer);
      const next = waiting;
      waiting = null;
      if (next !== null) begin(next.request, next.end);
    };
    const fail = (answer: SupervisedAnswer): void => {
      stop();
      finish(answer);
    };
    isBusy = true;
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
        if (!isBusy) return begin(request, resolve);
        waiting?.end();
        waiting = { request, end: resolve };
      }),
  };
}
