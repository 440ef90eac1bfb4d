import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ControlState, ViewerControl } from "../control/viewer-control.js";
import { folderTarget } from "../target/folder-target.js";
import { playStreet, type RunsFolder, runsFolder } from "../testing/played-folder.js";
import { letIn, send } from "../testing/visitor.js";
import { startViewer, type Viewer } from "./start-viewer.js";

const done: string[] = [];
let state: ControlState = { state: "playing", why: null };
const become = (next: "playing" | "paused", what: string): ControlState => {
  done.push(what);
  state = { state: next, why: null };
  return state;
};
const control: ViewerControl = {
  state: async () => state,
  pause: async ({ key }) => become("paused", `pause ${key}`),
  continue: async ({ key }) => become("playing", `continue ${key}`),
  async ask(_, { agent, question }, { onText }) {
    done.push(`ask ${agent} ${question}`);
    onText("Because");
    const error = { code: "TIMEOUT", message: "it does not say" };
    return { state: "failed", error, model: "m", remembered: 0, decided: 1, attempts: [] };
  },
  async fork(_, post) {
    done.push(`fork ${JSON.stringify(post)}`);
    return "fork-1";
  },
};

let runs: RunsFolder;
let viewer: Viewer;
let cookie: string;
beforeAll(async () => {
  runs = await runsFolder();
  await playStreet(join(runs.path, "street"), { maxRequests: 9 });
  viewer = await startViewer({ target: await folderTarget(join(runs.path, "street")), control });
  cookie = await letIn(viewer);
});
afterAll(async () => {
  await viewer.close();
  await runs[Symbol.asyncDispose]();
});

/** What the page itself sends. */
const own = () => ({ cookie, origin: new URL(viewer.url).origin, "x-concordat-control": "1" });
const post = (path: string, headers: Readonly<Record<string, string>>) =>
  send(viewer.url, path, { method: "POST", ...headers });

describe("a viewer that may do more than read", () => {
  it("has a run paused and continued, and shows it", async () => {
    expect(await post("/api/run/pause", own())).toMatchObject({ status: 200, body: JSON.stringify(state) });
    const { body } = await send(viewer.url, "/api/run/run", { cookie });
    expect(JSON.parse(body)).toMatchObject({ state: "paused", control: { state: "paused", why: null } });
    expect(await post("/api/run/continue", own())).toMatchObject({ status: 200 });
    expect(done.splice(0)).toEqual(["pause run", "continue run"]);
  });

  it.each([
    ["without the cookie", { cookie: "" }, 401],
    ["without an origin, as another program sends it", { origin: "" }, 403],
    ["of a page of another site", { origin: "http://evil.example" }, 403],
    ["of a page of another port", { origin: "http://127.0.0.1:1" }, 403],
    ["without the header, as a form sends it", { "x-concordat-control": "" }, 403],
    ["by a name that was made to lead here", { host: "evil.example" }, 403],
    ["that a browser says is of another site", { "sec-fetch-site": "same-site" }, 403],
    [
      "that navigates here from another site",
      { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "x-concordat-control": "" },
      403,
    ],
  ])("does nothing for a request %s", async (_, headers, status) => {
    const given = Object.entries({ ...own(), ...headers }).filter(([, value]) => value !== "");
    expect((await post("/api/run/pause", Object.fromEntries(given))).status).toBe(status);
    expect(done).toEqual([]);
  });

  it.each(["/api/run/run", "/api/other/pause", "/api/run/pause/more", "/api/run/toString", "/"])(
    "does nothing at %s",
    async (path) => {
      expect((await post(path, own())).status).toBe(404);
      expect(done).toEqual([]);
    },
  );

  it("gives an answer line by line, and a fork by its key", async () => {
    const asked = { method: "POST", ...own() };
    const answer = await send(
      viewer.url,
      "/api/run/ask",
      asked,
      JSON.stringify({ agent: "a", question: "Why?" }),
    );
    expect(
      answer.body
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { type: "text", text: "Because" },
      { type: "error", message: "no answer of m: it does not say" },
    ]);
    const post = JSON.stringify({ at: 1, author: "a", text: "<b>" });
    expect((await send(viewer.url, "/api/run/fork", asked, post)).body).toBe('{"key":"fork-1"}');
    expect(done.splice(0)).toEqual(["ask a Why?", 'fork {"at":1,"author":"a","text":"<b>"}']);
  });

  it.each([
    ["ask", "", "the request must be a JSON object"],
    ["ask", "[1]", "the request must be a JSON object"],
    ["ask", '{"agent":"a"}', "question is missing"],
    ["ask", '{"agent":7,"question":"Why?"}', "agent is missing"],
    ["ask", JSON.stringify({ agent: "a", question: "x".repeat(5_000) }), "at most 4000 characters"],
    ["ask", JSON.stringify({ agent: "x".repeat(70_000) }), "at most 65536 bytes"],
    ["fork", '{"at":-1,"author":"a","text":"t"}', "at must be a whole number"],
    ["fork", '{"at":1,"author":"","text":"t"}', "author is missing"],
  ])("refuses to %s for %.40s", async (action, body, message) => {
    const answer = await send(viewer.url, `/api/run/${action}`, { method: "POST", ...own() }, body);
    expect([answer.status, JSON.parse(answer.body).error]).toEqual([400, expect.stringContaining(message)]);
    expect(done).toEqual([]);
  });

  it.each(["GET", "PUT", "DELETE"])("does nothing for %s", async (method) => {
    const { status } = await send(viewer.url, "/api/run/pause", { method, ...own() });
    expect([404, 405]).toContain(status);
    expect(done).toEqual([]);
  });
});
