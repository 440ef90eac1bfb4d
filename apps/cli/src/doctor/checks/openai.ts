import { isRecord } from "@concordat/contracts/options";
import { type Endpoint, readEndpoint } from "@concordat/llm/endpoint";
import type { Finding, Whereabouts } from "../finding.js";
import { reasonOf } from "./reason-of.js";

const name = "OpenAI API";

/** Maximum number of a server's models that are named; hosted servers have dozens. */
const maxNamed = 5;

const refused = [401, 403];
const notThere = [404, 405];

const whereItBegins = "where its API begins, such as http://localhost:8080/v1";

/** Whether a named server of the OpenAI chat API answers, and which models it has. No model is asked. */
export async function checkOpenAI({ openai, patienceMs }: Whereabouts): Promise<Finding> {
  if (openai === null) {
    const advice = `for --llm openai; name a server with --openai: ${whereItBegins}`;
    return { name, state: "absent", detail: "no server is named", advice };
  }
  try {
    const endpoint = readEndpoint(openai);
    const signal = AbortSignal.timeout(Math.round(patienceMs));
    const models = await send(endpoint, "/models", { signal });
    if (notThere.includes(models.status)) return await checkChat(endpoint, signal);
    return await findingOf(endpoint, models);
  } catch (error) {
    return broken(reasonOf(error), `start the server, or correct --openai: ${whereItBegins}`);
  }
}

/**
 * A server that does not list its models may still have the chat API: it rejects a request without content
 * with a complaint about that. A server without the API answers that nothing is found.
 */
async function checkChat(endpoint: Endpoint, signal: AbortSignal): Promise<Finding> {
  const chat = await send(endpoint, "/chat/completions", { method: "POST", body: "{}", signal });
  if (!notThere.includes(chat.status)) return findingOf(endpoint, chat);
  const longer = await send(endpoint, "/v1/models", { signal });
  const advice =
    longer.ok || refused.includes(longer.status)
      ? `name ${endpoint.url}/v1: its API begins there`
      : `correct --openai: ${whereItBegins}`;
  return broken(`there is no chat API at ${endpoint.url} (status ${chat.status})`, advice);
}

async function findingOf({ url }: Endpoint, response: Response): Promise<Finding> {
  if (refused.includes(response.status))
    return broken(`${url} refuses the key`, "put its key into OPENAI_API_KEY");
  if (response.status >= 500) throw new Error(`status ${response.status}`);
  const models = response.ok ? modelsIn(await response.json().catch(() => null)) : "";
  return { name, state: "found", detail: `answers at ${url}${models}`, advice: null };
}

function send({ at, headers }: Endpoint, path: string, request: RequestInit): Promise<Response> {
  const key = process.env.OPENAI_API_KEY ?? "";
  return fetch(at(path), {
    ...request,
    headers: {
      "content-type": "application/json",
      ...headers,
      ...(key === "" ? {} : { authorization: `Bearer ${key}` }),
    },
    redirect: "error",
  });
}

function broken(detail: string, advice: string): Finding {
  return { name, state: "broken", detail, advice };
}

function modelsIn(body: unknown): string {
  const data = isRecord(body) && Array.isArray(body.data) ? body.data : [];
  const ids = data.flatMap((model) => (isRecord(model) && typeof model.id === "string" ? [model.id] : []));
  const more = ids.length > maxNamed ? ` and ${ids.length - maxNamed} more` : "";
  return ids.length === 0 ? "" : `, with ${ids.slice(0, maxNamed).join(", ")}${more}`;
}
