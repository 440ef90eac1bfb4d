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
  expect([server.open(), server.mostOpen()]).toEqual([0, 1]);
});

it("serves nothing elsewhere, and nothing once it is closed", async () => {
  const server = await startModelServer(answerText("Hi"));
  expect((await ask(server.origin, "/")).status).toBe(404);
  await server.close();
  await expect(ask(server.origin, "/api/chat")).rejects.toThrow();
  await expect(ask(await closedOrigin(), "/api/chat")).rejects.toThrow();
});
