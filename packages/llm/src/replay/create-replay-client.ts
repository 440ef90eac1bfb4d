import type { ChatClient } from "../chat/index.js";
import { ReplayMissError } from "../errors/index.js";
import type { WireForm } from "../wire/wire-form.js";
import type { Cassette } from "./cassette.js";
import { requestKey } from "./request-key.js";

/** What a replay needs to know of the client that was recorded. */
export interface ReplayOptions {
  readonly cassette: Cassette;
  /** The recorded client's id; part of each request's key. Default: the one model in the cassette. */
  readonly model?: string;
  /** The recorded client's wire form: the same contract must be lowered the same way. */
  readonly wireForm: WireForm;
}

/**
 * A client that answers from a cassette, in any order and under any concurrency. A request that the cassette does
 * not hold fails with `REPLAY_MISS`; it is never answered by a similar one.
 * @throws {RangeError} when the cassette holds several models and none is named
 */
export function createReplayClient({ cassette, model, wireForm }: ReplayOptions): ChatClient {
  const id = model ?? onlyModel(cassette);
  return {
    id,
    wireForm,
    async *chat(request) {
      request.signal?.throwIfAborted();
      const key = requestKey(id, request);
      const entry = cassette.get(key);
      if (entry === undefined) {
        const asked = request.messages.at(-1)?.content.slice(0, 80) ?? "";
        throw new ReplayMissError(
          `the cassette of ${id} holds no answer to the request ${key.slice(0, 12)} (“${asked}…”) with seed ${request.seed ?? "none"}; record it again with the same prompt, seed and settings`,
        );
      }
      yield* entry.chunks;
    },
  };
}

function onlyModel(cassette: Cassette): string {
  const models = new Set([...cassette.values()].map(({ model }) => model));
  const [only] = models;
  if (only !== undefined && models.size === 1) return only;
  throw new RangeError(
    models.size === 0
      ? "the cassette is empty"
      : `the cassette holds several models: ${[...models].join(", ")}`,
  );
}
