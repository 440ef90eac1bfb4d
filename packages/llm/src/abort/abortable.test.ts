import { expect, it } from "vitest";
import type { ChatClient } from "../chat/index.js";
import { fallback, wrapClient } from "../compose/index.js";
import { cacheClient } from "../replay/index.js";
import { recordClient } from "../replay/record-client.js";
import { createScriptedClient } from "../scripted/index.js";
import { messages } from "../testing/ask.js";

const layers: Readonly<Record<string, (client: ChatClient) => ChatClient>> = {
  wrapClient: (client) => wrapClient(client, {}),
  fallback: (client) => fallback([client]),
  cacheClient: (client) => cacheClient(client),
  recordClient: (client) => recordClient(client, () => undefined),
};

it.each(Object.entries(layers))(
  "an answer left before its first piece stops the client in %s",
  async (_, layer) => {
    let ask = (_signal: AbortSignal | undefined): void => undefined;
    const asked = new Promise<AbortSignal | undefined>((resolve) => {
      ask = resolve;
    });
    const silent: ChatClient = {
      ...createScriptedClient([""]),
      chat(request) {
        ask(request.signal);
        return createScriptedClient([{ afterMs: 60_000, answer: "" }]).chat(request);
      },
    };
    const answer = layer(silent).chat({ messages })[Symbol.asyncIterator]();
    const first = answer.next().catch((thrown: unknown) => thrown);
    const signal = await asked;
    await answer.return?.();
    await first;
    expect(signal?.aborted).toBe(true);
  },
);

it("an answer of a client stops with the reader that leaves it, and with the caller", async () => {
  const client = createScriptedClient([{ afterMs: 60_000, answer: "" }]);
  const left = client.chat({ messages })[Symbol.asyncIterator]();
  const first = left.next();
  await Promise.all([left.return?.(), expect(first).rejects.toMatchObject({ name: "AbortError" })]);
  const caller = new AbortController();
  const stopped = client.chat({ messages, signal: caller.signal })[Symbol.asyncIterator]().next();
  caller.abort(new RangeError("enough"));
  await expect(stopped).rejects.toThrow("enough");
});
