import {
  checkOptions,
  checkValue,
  oneOf,
  type Rule,
  type Rules,
  required,
  rules,
} from "@concordat/contracts/options";
import { abortable } from "../abort/abortable.js";
import { clientRule } from "../chat/chat-rules.js";
import type { ChatClient } from "../chat/index.js";
import { withChat } from "../chat/with-chat.js";
import type { CassetteEntry } from "../replay/cassette-entry.js";
import { createReplayClient, played } from "../replay/create-replay-client.js";
import { recordClient } from "../replay/record-client.js";
import { asRecorded, requestKey, toolKey } from "../replay/request-key.js";
import { addInTurn, checkRecordable, loadCassette } from "./cassette-file.js";

/** The file of a cassette, and the source of new answers. */
export interface CassetteOptions {
  /** The client to record. Required unless all requests are replayed. */
  readonly live?: ChatClient;
  /**
   * The mode of the cassette. `auto`: replay recorded answers; send and record all other requests. `replay`: send no
   * requests. `record`: send and record all requests again, and replace the recorded answers. Default `auto`, or
   * `replay` without `live`.
   */
  readonly mode?: "auto" | "replay" | "record";
}

const fileRule: Rule = { ...rules.text, message: "must be the path of a file" };

const cassetteRules: Rules<CassetteOptions> = {
  live: clientRule,
  mode: oneOf("auto", "replay", "record"),
};

/**
 * Returns a client that stores answers in a file, so that tests run without a model and always give the same result.
 * Failed requests and their retries are recorded and replayed, too.
 * @param file an NDJSON file, created with the first answer
 * @throws {RangeError} when `live` is missing, an argument is invalid, or there is nothing to replay
 * @throws {Error} when the file is not a cassette or cannot be read; it is not changed. A request rejects with a
 * `FilesError`, before it is sent, when its answer could not be stored
 * @example
 * const client = cassette("classify.cassette", { live: createOllamaClient({ model: "mistral" }) });
 */
export function cassette(file: string, options: CassetteOptions = {}): ChatClient {
  checkValue(file, required(fileRule), "file");
  checkOptions(options, cassetteRules);
  const { live, mode = live ? "auto" : "replay" } = options;
  const held = loadCassette(file);
  if (mode === "replay" && held.entries().length === 0) {
    throw new RangeError(`the cassette ${file} is missing or empty; check the path, or record it first`);
  }
  if (mode === "replay") {
    return createReplayClient({
      cassette: held,
      ...(live && { model: live.id, settings: live.settings ?? {} }),
    });
  }
  if (live === undefined) throw new RangeError(`to record ${file}, give the client to record: live`);
  let queue: Promise<void> = Promise.resolve();
  const append = (entry: CassetteEntry): Promise<void> => {
    const written = queue.then(() => addInTurn(file, entry));
    queue = written.catch(() => undefined);
    return written;
  };
  const checked = withChat(live, (request) => {
    checkRecordable(file);
    return live.chat(request);
  });
  const recorder = recordClient(checked, (entry) => {
    held.add(entry);
    return append(entry);
  });
  if (mode === "record") return recorder;
  const asked = new Map<string, number>();
  const nextTake = (key: string): CassetteEntry | undefined => {
    const n = asked.get(key) ?? 0;
    asked.set(key, n + 1);
    const take = held.take(key, n);
    return take && asRecorded(take);
  };
  return {
    ...recorder,
    async runTool(request, execute) {
      const end = nextTake(toolKey(live, request))?.toolEnd;
      return end ?? (await recorder.runTool?.(request, execute)) ?? execute();
    },
    chat: (asking) =>
      abortable(asking, async function* (request) {
        request.signal.throwIfAborted();
        const take = nextTake(requestKey(live, request));
        yield* take === undefined ? recorder.chat(request) : played(take);
      }),
  };
}
