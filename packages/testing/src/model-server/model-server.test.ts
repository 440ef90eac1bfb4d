import { request } from "node:http";
import { expect, it } from "vitest";
import { answerText, closedOrigin, startModelServer } from "./index.js";

function ask(origin: string, path: string, body: object = {}): Promise<Response> {
  return fetch(`${origin}${path}`, { method: "POST", body: JSON.stringify(body) });
}

it.each([
  ["/api/chat", /"content":"Hi"[\s\S]*"done":true,"done_reason":"stop"/],
  ["/v1/chat/completions", /"content":"Hi"[\s\S]*"finish_reason":"stop"[\s\S]*data: \[DONE\]/],
])("answers at %s in the protocol of the path", async (path, expected) => {
  await using server = await startModelServer(answerText("Hi"));
  expect(await (await ask(server.origin, path)).text()).toMatch(expected);
});

it("makes each answer of the request, and keeps what was asked", async () => {
  await using server = await startModelServer(({ body, index }) => answerText({ index, model: body.model }));
  const answers = [];
  for (const model of ["a", "b"])
    answers.push(await (await ask(server.origin, "/api/chat", { model })).text());
  expect(answers[1]).toContain(JSON.stringify(JSON.stringify({ index: 1, model: "b" })));
  expect(server.bodies).toEqual([{ model: "a" }, { model: "b" }]);
  expect([server.open(), server.maxOpen()]).toEqual([0, 1]);
});

it("serves nothing elsewhere, and nothing once it is closed", async () => {
  const server = await startModelServer(answerText("Hi"));
  expect((await ask(server.origin, "/")).status).toBe(404);
  await server.close();
  await expect(ask(server.origin, "/api/chat")).rejects.toThrow();
  await expect(ask(await closedOrigin(), "/api/chat")).rejects.toThrow();
});

it.each([
  ["/api/chat", "{", 400, /not valid JSON/],
  ["/api/chat", "[1]", 400, /not an object of JSON/],
  ["/v1/chat/completions", "null", 400, /not an object of JSON/],
  ["/elsewhere", "{", 404, /nothing is served at \/elsewhere/],
])("refuses at %s the body %s with %i, and lives", async (path, body, status, error) => {
  await using server = await startModelServer(answerText("Hi"));
  const refused = await fetch(`${server.origin}${path}`, { method: "POST", body });
  expect([refused.status, await refused.json()]).toEqual([status, { error: expect.stringMatching(error) }]);
  expect((await ask(server.origin, "/api/chat")).status).toBe(200);
  expect(server.bodies).toEqual([{}]);
});

it("refuses a body that is too large, and lives", async () => {
  await using server = await startModelServer(answerText("Hi"));
  // It ends: a client whose connection was closed at the wrong moment may go on reading, and would fill the memory.
  const megabyte = new Uint8Array(1024 * 1024);
  let left = 80;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (left-- > 0) controller.enqueue(megabyte);
      else controller.close();
    },
  });
  const init = { method: "POST", body, duplex: "half" } as const;
  // The client may see the answer, or that the connection was closed while it still sent.
  const answered = await fetch(`${server.origin}/api/chat`, init).then(
    ({ status }) => status,
    () => 413,
  );
  expect(answered).toBe(413);
  expect((await ask(server.origin, "/api/chat")).status).toBe(200);
  expect(server.bodies).toEqual([{}]);
});

it("outlives a client that is gone before its body is sent", async () => {
  await using server = await startModelServer(answerText("Hi"));
  const upload = request(`${server.origin}/api/chat`, { method: "POST", headers: { "content-length": 100 } });
  upload.on("error", () => undefined).write('{"model":');
  await expect.poll(() => server.open()).toBe(1);
  upload.destroy();
  await expect.poll(() => server.open()).toBe(0);
  expect((await ask(server.origin, "/api/chat")).status).toBe(200);
  expect(server.bodies).toEqual([{}]);
});
