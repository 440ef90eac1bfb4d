import { onAbort } from "../abort/on-abort.js";
import type { ChatChunk, ChatRequest } from "../chat/index.js";
import type { TriedClient } from "../chat/tried-client.js";

/** A reader of a shared answer: its request, and a function that notifies it of new chunks. */
interface Reader {
  readonly request: ChatRequest;
  wake: () => void;
}

/**
 * An answer that concurrent callers of the same request share. Each caller reads all of it from the beginning, and
 * may stop at any time. The request itself is stopped when its last reader stops. Its token usage is reported only to
 * the first reader that reaches the end.
 */
export class SharedAnswer {
  private readonly chunks: ChatChunk[] = [];
  private readonly readers = new Set<Reader>();
  private readonly stop = new AbortController();
  private readonly reports: ((request: ChatRequest) => void)[] = [];
  private waits = false;
  private end: { readonly thrown?: unknown } | null = null;
  private paid = false;
  /** Resolves when the answer has ended; never rejects. */
  readonly over: Promise<void>;

  /** @param keep is called with the complete answer; an error that it throws reaches every reader */
  constructor(
    ask: (request: ChatRequest) => AsyncIterable<ChatChunk>,
    request: ChatRequest,
    keep: (chunks: readonly ChatChunk[]) => unknown,
  ) {
    this.over = this.collect(ask, request, keep);
  }

  /** Whether further callers may join: the answer has at least one reader, and has not failed. */
  get isOpen(): boolean {
    return this.end === null && !this.stop.signal.aborted;
  }

  /** Yields the answer for one caller. The signal of the caller's request stops only this caller's reading. */
  async *read(request: ChatRequest): AsyncGenerator<ChatChunk> {
    const reader: Reader = { request, wake: () => undefined };
    this.readers.add(reader);
    if (this.waits) request.onQueued?.();
    for (const tell of this.reports) tell(request);
    const unsubscribe = onAbort(request.signal, () => reader.wake());
    try {
      for (let next = 0; ; ) {
        request.signal?.throwIfAborted();
        const chunk = this.chunks[next];
        if (chunk !== undefined) {
          next++;
          yield this.counted(chunk);
        } else if (this.end === null) {
          await new Promise<void>((resolve) => {
            reader.wake = resolve;
          });
        } else if ("thrown" in this.end) throw this.end.thrown;
        else return;
      }
    } finally {
      unsubscribe();
      this.readers.delete(reader);
      if (this.readers.size === 0 && this.end === null) this.stop.abort();
    }
  }

  private async collect(
    ask: (request: ChatRequest) => AsyncIterable<ChatChunk>,
    request: ChatRequest,
    keep: (chunks: readonly ChatChunk[]) => unknown,
  ): Promise<void> {
    const { signal } = this.stop;
    const shared = {
      ...request,
      signal,
      onQueued: () => this.tell("onQueued", true),
      onStarted: () => this.tell("onStarted", false),
      onAsked: (model: string) => this.report((reader) => reader.onAsked?.(model)),
      onTried: (tried: TriedClient) => this.report((reader) => reader.onTried?.(tried)),
    };
    try {
      for await (const chunk of ask(shared)) {
        if (signal.aborted) return;
        this.chunks.push(chunk);
        this.wakeAll();
      }
      if (!signal.aborted && isWhole(this.chunks)) await keep(this.chunks);
      this.end = {};
    } catch (thrown) {
      this.end = { thrown };
    } finally {
      this.wakeAll();
    }
  }

  private tell(event: "onQueued" | "onStarted", waits: boolean): void {
    this.waits = waits;
    this.each((request) => request[event]?.());
  }

  /** Notifies every reader, including later ones, of the model to which the request was sent. */
  private report(tell: (request: ChatRequest) => void): void {
    this.reports.push(tell);
    this.each(tell);
  }

  private each(tell: (request: ChatRequest) => void): void {
    for (const { request } of this.readers) tell(request);
  }

  private wakeAll(): void {
    for (const { wake } of this.readers) wake();
  }

  /** Removes the token usage from a chunk for all readers except one, because the tokens were used only once. */
  private counted(chunk: ChatChunk): ChatChunk {
    if (chunk.type !== "finish") return chunk;
    if (this.paid) return withoutUsage(chunk);
    this.paid = true;
    return chunk;
  }
}

/**
 * Whether the model ended its answer itself. A truncated answer is not shared, because every caller would receive it
 * truncated.
 */
function isWhole(chunks: readonly ChatChunk[]): boolean {
  const last = chunks.at(-1);
  return last?.type === "finish" && last.finishReason === "stop";
}

/** Returns a chunk with zero token usage. */
export function withoutUsage(chunk: ChatChunk): ChatChunk {
  return chunk.type === "finish" ? { ...chunk, usage: { promptTokens: 0, completionTokens: 0 } } : chunk;
}
