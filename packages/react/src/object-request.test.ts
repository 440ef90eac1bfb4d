import { streamObject } from "@concordat/llm";
import { createScriptedClient, type ScriptedAnswer } from "@concordat/llm/scripted";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { ObjectRequest } from "./object-request.js";
import type { ObjectState } from "./object-state.js";

const ticket = z.object({ summary: z.string(), urgent: z.boolean() });
type Ticket = z.infer<typeof ticket>;
const pieces = ['{"summary":"Late', ' parcel"', ',"urgent":true}'];
const usage = { promptTokens: null, completionTokens: null };
const grown: ScriptedAnswer = [
  ...pieces.map((text) => ({ type: "text" as const, text })),
  { type: "finish", finishReason: "stop", usage },
];

const cut: ScriptedAnswer = [
  { type: "text", text: '{"summary":"La' },
  { type: "finish", finishReason: "length", usage },
];

/** A route that a scripted model answers, and what reached it. */
function routeOf(...script: readonly ScriptedAnswer[]) {
  const requests: RequestInit[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const scripted = createScriptedClient(script);
  const client: typeof scripted = {
    ...scripted,
    async *chat(request) {
      signals.push(request.signal);
      for await (const chunk of scripted.chat(request)) {
        yield chunk;
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    },
  };
  const fetch = async (_: string, init: RequestInit): Promise<Response> => {
    requests.push(init);
    return streamObject({ client, contract: ticket, prompt: String(init.body), maxAttempts: 1 }).toResponse();
  };
  return { fetch, requests, signals };
}

function shown(request: ObjectRequest<Ticket>): ObjectState<Ticket>[] {
  const states: ObjectState<Ticket>[] = [];
  request.subscribe(() => states.push(request.current()));
  return states;
}

const api = "/ticket";

describe("a value that is requested from a server", () => {
  it("grows, and ends as the checked value", async () => {
    const { fetch, requests } = routeOf(grown);
    const request = new ObjectRequest<Ticket>();
    const states = shown(request);
    const ends: unknown[] = [];
    const headers = { "x-shop": "bakery" };
    await request.submit({ mail: "Where?" }, { api, fetch, headers, onOutcome: (end) => ends.push(end) });
    const value = { summary: "Late parcel", urgent: true };
    expect(states[0]).toEqual({ status: "streaming", object: undefined });
    expect(states).toContainEqual({ status: "streaming", object: { summary: "Late parcel" } });
    expect(states.at(-1)).toEqual({ status: "valid", value, object: value });
    expect(ends).toEqual([{ state: "valid", value }]);
    expect(requests).toMatchObject([
      {
        method: "POST",
        body: '{"mail":"Where?"}',
        headers: { "content-type": "application/json", "x-shop": "bakery" },
      },
    ]);
  });

  it.each<[string, ScriptedAnswer, object]>([
    ["invalid", '{"summary":"x","urgent":"very"}', { status: "invalid", code: "CONTRACT_VIOLATION" }],
    ["cut off", cut, { status: "failed", code: "TRUNCATED" }],
  ])("is nothing if the answer is %s, whatever had been shown", async (_, answer, end) => {
    const { fetch } = routeOf(answer);
    const request = new ObjectRequest<Ticket>();
    await request.submit("?", { api, fetch });
    expect(request.current()).toEqual({ ...end, object: undefined });
  });

  it.each([
    ["cannot be reached", () => Promise.reject(new TypeError("fetch failed"))],
    ["refuses the request", async () => new Response("no", { status: 403 })],
    ["gives what is not a stream of ours", async () => new Response("<h1>Hello</h1>")],
    [
      "breaks off",
      async () => new Response('event: partial\ndata: {"attempt":1,"value":{"summary":"La"}}\n\n'),
    ],
  ])("is nothing if the server %s", async (_, fetch) => {
    const request = new ObjectRequest<Ticket>();
    await request.submit("?", { api, fetch });
    expect(request.current()).toEqual({ status: "failed", code: "CONNECTION_FAILED", object: undefined });
  });

  it("stops, and stops the model", async () => {
    const { fetch, signals } = routeOf(grown);
    const request = new ObjectRequest<Ticket>();
    const onOutcome = vi.fn();
    request.subscribe(() => {
      if (request.current().object !== undefined) request.stop();
    });
    await request.submit("?", { api, fetch, onOutcome });
    expect(request.current()).toEqual({ status: "stopped", object: { summary: "Late" } });
    await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));
    expect(onOutcome).not.toHaveBeenCalled();
    request.clear();
    expect(request.current()).toEqual({ status: "idle", object: undefined });
  });

  it("shows nothing of a request that another one replaced", async () => {
    const { fetch } = routeOf(grown, '{"summary":"second","urgent":false}');
    const request = new ObjectRequest<Ticket>();
    const first = request.submit("first", { api, fetch });
    await new Promise((resolve) => setTimeout(resolve, 4));
    const states = shown(request);
    await Promise.all([first, request.submit("second", { api, fetch })]);
    expect(JSON.stringify(states)).not.toContain("Late");
    expect(request.current()).toMatchObject({ status: "valid", value: { summary: "second" } });
  });

  it("ends although a listener throws", async () => {
    const { fetch } = routeOf(grown);
    const report = vi.spyOn(console, "error").mockReturnValue(undefined);
    const request = new ObjectRequest<Ticket>();
    const onOutcome = (): void => {
      throw new Error("listener");
    };
    await request.submit("?", { api, fetch, onOutcome });
    expect(request.current().status).toBe("valid");
    expect(report).toHaveBeenCalled();
    report.mockRestore();
  });
});
