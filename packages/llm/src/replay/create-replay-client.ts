import { checkOptions, isRecord, type Rules, rules } from "@concordat/contracts/options";
import type { ChatChunk, ChatClient, ChatRequest } from "../chat/index.js";
import { failureOf, ReplayMissError } from "../errors/index.js";
import type { WireForm } from "../wire/lowering.js";
import type { Cassette } from "./cassette.js";
import { type CassetteEntry, recordedRequest } from "./cassette-entry.js";
import { differencesFromNearest } from "./request-differences.js";
import { asRecorded, requestKey, toolKey } from "./request-key.js";

/** The data of the recorded client that a replay needs. */
export interface ReplayOptions {
  /** The recorded answers. */
  readonly cassette: Cassette;
  /** The recorded client's id; part of each request's key. Default: the one model in the cassette. */
  readonly model?: string;
  /**
   * Settings that the client itself added to every request; part of each request's key. Default: those recorded last.
   */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The profile to which contracts are lowered. Default: as recorded. */
  readonly wireForm?: WireForm;
}

const replayRules: Rules<ReplayOptions> = {
  cassette: {
    message: "must be a Cassette, such as readCassette() gives",
    test: (value) => isRecord(value) && typeof value.take === "function",
    required: true,
  },
  model: rules.text,
  settings: rules.record,
  wireForm: { ...rules.record, message: "must be a wire form, such as wireForms.ollama" },
};

/**
 * Returns a client that answers from a cassette, in any order and under any concurrency. A request that failed and
 * was repeated in the recording fails and is repeated again. A request that the cassette does not contain fails with
 * `REPLAY_MISS`, even if a similar one was recorded.
 * @throws {RangeError} when an option is invalid, the cassette is empty, or it contains several models and `model` is
 *   absent
 */
export function createReplayClient(options: ReplayOptions): ChatClient {
  checkOptions(options, replayRules);
  const { cassette } = options;
  const recorded = recordedClient(options);
  const { id } = recorded;
  const asked = new Map<string, number>();
  const nextTake = (key: string): CassetteEntry | undefined => {
    const n = asked.get(key) ?? 0;
    asked.set(key, n + 1);
    const take = cassette.take(key, n);
    return take && asRecorded(take);
  };
  return {
    ...recorded,
    async callsTools() {
      return cassette.entries().some((entry) => entry.model === id && entry.request.tools !== undefined);
    },
    async runTool(request) {
      const end = nextTake(toolKey(recorded, request))?.toolEnd;
      if (end !== undefined) return end;
      throw new ReplayMissError(
        `the cassette of ${id} does not hold this call of the tool ${request.call.name}; record it again, or ask as it was recorded`,
      );
    },
    async *chat(request) {
      request.signal?.throwIfAborted();
      const take = nextTake(requestKey(recorded, request));
      if (take === undefined) throw replayMiss(recorded, request, cassette);
      yield* played(take);
    },
    identity: async () => ({ model: id, digest: "unpinned" }),
  };
}

/** Yields the recorded chunks and failure, in their order. */
export async function* played({ chunks, failure }: CassetteEntry): AsyncGenerator<ChatChunk> {
  yield* chunks;
  if (failure !== null) throw failureOf(failure.code, failure.message, failure);
}

/** Creates the error for a missing recording. It describes the differences from the most similar recorded request. */
function replayMiss(
  { id: model, settings }: RecordedClient,
  request: ChatRequest,
  cassette: Cassette,
): ReplayMissError {
  const entries = cassette.entries().filter((entry) => entry.model === model && entry.toolEnd === undefined);
  const nearest = differencesFromNearest({ ...recordedRequest(request), settings }, entries);
  if (nearest === null)
    return new ReplayMissError(`the cassette contains no request to ${model}; record it first`);
  const why =
    nearest.length === 0
      ? "it was recorded as a failure, and not asked again"
      : `the recorded request most like it differs: ${nearest.join("; ")}`;
  return new ReplayMissError(
    `the cassette of ${model} does not hold this request: ${why}. Record it again, or ask as it was recorded`,
  );
}

type RecordedClient = Pick<
  ChatClient,
  "id" | "wireForm" | "answerTokens" | "settings" | "prefills" | "odds" | "form"
>;

/** Returns the known data of the recorded client. */
function recordedClient({ cassette, model, settings, wireForm: form }: ReplayOptions): RecordedClient {
  const entries = cassette.entries();
  const models = [...new Set(entries.map((entry) => entry.model))];
  const id = model ?? (models.length === 1 ? models[0] : undefined);
  const entry = entries.findLast((recorded) => recorded.model === id);
  const wireForm = form ?? entry?.wireForm;
  if (id === undefined || wireForm === undefined) {
    throw new RangeError(
      models.length === 0
        ? "the cassette is empty"
        : `name one of the models in the cassette: ${models.join(", ")}`,
    );
  }
  const added = settings ?? entry?.settings ?? {};
  return {
    id,
    wireForm,
    ...(entry?.answerTokens === undefined ? {} : { answerTokens: entry.answerTokens }),
    ...(entry?.prefills === undefined ? {} : { prefills: entry.prefills }),
    ...(entry?.form === undefined ? {} : { form: entry.form }),
    ...(entry?.odds === undefined ? {} : { odds: entry.odds }),
    ...(Object.keys(added).length === 0 ? {} : { settings: added }),
  };
}
