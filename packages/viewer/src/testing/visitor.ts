import { request } from "node:http";
import { expect, vi } from "vitest";
import type { RunAnswer } from "../api/answers.js";
import type { Viewer } from "../http/start-viewer.js";

/** The response of a server. */
export interface Response {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Sends a request as a browser would. */
export function send(
  url: string,
  path: string,
  { method = "GET", ...headers }: Readonly<Record<string, string>> = {},
  sentBody = "",
): Promise<Response> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    // `fetch` cannot be used, because it normalizes `/..` in paths and sets Host and Origin itself.
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        body += chunk;
      });
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    });
    sent.on("error", reject).end(sentBody);
  });
}

/** Opens the viewer's start URL, which contains the secret, and returns the session cookie that the viewer sets. */
export async function letIn({ url }: Viewer): Promise<string> {
  const { headers } = await send(url, new URL(url).search.replace(/^/, "/"));
  return String(headers["set-cookie"]).split(";")[0] ?? "";
}

/** Returns functions with which an admitted browser requests data about a run. */
export async function visitor(viewer: Viewer): Promise<{
  ask<Answer>(path: string): Promise<Answer>;
  run(): Promise<RunAnswer>;
  replayed(rounds: number): Promise<RunAnswer>;
}> {
  const { url } = viewer;
  const cookie = await letIn(viewer);
  const ask = async <Answer>(path: string): Promise<Answer> => {
    const { status, body } = await send(url, `/api/run/${path}`, { cookie });
    expect([path, status, body]).toEqual([path, 200, body]);
    return JSON.parse(body);
  };
  const run = (): Promise<RunAnswer> => ask<RunAnswer>("run");
  return {
    ask,
    run,
    replayed: (rounds) =>
      vi.waitFor(
        async () => {
          const answer = await run();
          expect(answer.replayed).toBe(rounds);
          return answer;
        },
        { timeout: 60_000 },
      ),
  };
}
