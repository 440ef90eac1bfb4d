import { isRecord } from "@concordat/contracts/options";
import { type Endpoint, readEndpoint } from "@concordat/llm/endpoint";
import type { DoctorFinding, Whereabouts } from "../doctor-finding.js";
import { innermostReason } from "./innermost-reason.js";

const name = "OpenAI API";

/** Maximum number of a server's models that are named; hosted servers have dozens. */
const maxNamed = 5;

const refused = [401, 403];
const notThere = [404, 405];

const whereItBegins = "where its API begins, such as http://localhost:8080/v1";

/** Checks whether a named server with the OpenAI chat API answers, and lists its models. No model is asked. */
export async function checkOpenAI({ openai, patienceMs }: Whereabouts): Promise<DoctorFinding> {
  if (openai === null) {
    const advice = `for --llm openai; name a server with --openai: ${whereItBegins}`;
    return { name, state: "absent", detail: "no server is named", advice };
  }
  let endpoint: Endpoint;
  try {
    endpoint = readEndpoint(openai);
  } catch (error) {
    return broken(innermostReason(error), `correct --openai: ${whereItBegins}`);
  }
  try {
    const signal = AbortSignal.timeout(Math.round(patienceMs));
    const response = await send(endpoint, "/models", { signal });
    if (refused.includes(response.status)) return keyRefused(endpoint);
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    const models = response.ok ? modelsIn(await jsonOf(response)) : null;
    return models === null
      ? await checkChat(endpoint, signal)
      : { name, state: "found", detail: `answers at ${endpoint.url}${models}`, advice: null };
  } catch (error) {
    return broken(
      `${endpoint.url} does not answer (${innermostReason(error)})`,
      `start the server, or correct --openai: ${whereItBegins}`,
    );
  }
}

/** Statuses with which a chat API complains about a request without content. */
const complaints = [400, 415, 422];

/**
 * Checks whether a server that does not list its models has the chat API. Such a server rejects a request without
 * content with a message about the content. A server without the API responds with "not found" or with a page.
 */
async function checkChat(endpoint: Endpoint, signal: AbortSignal): Promise<DoctorFinding> {
  const { url } = endpoint;
  const chat = await send(endpoint, "/chat/completions", { method: "POST", body: "{}", signal });
  if (refused.includes(chat.status)) return keyRefused(endpoint);
  if (complaints.includes(chat.status))
    return { name, state: "found", detail: `answers at ${url}`, advice: null };
  if (!chat.ok && !notThere.includes(chat.status)) throw new Error(`status ${chat.status}`);
  const longer = await send(endpoint, "/v1/models", { signal });
  const isLonger = refused.includes(longer.status) || (longer.ok && modelsIn(await jsonOf(longer)) !== null);
  return broken(
    `there is no chat API at ${url} (status ${chat.status})`,
    isLonger ? `name ${url}/v1: its API begins there` : `correct --openai: ${whereItBegins}`,
  );
}

function keyRefused({ url }: Endpoint): DoctorFinding {
  return broken(`${url} refuses the key`, "put its key into OPENAI_API_KEY");
}

/** Returns the body of a response as JSON; `null` if it is not JSON, such as a page. */
function jsonOf(response: Response): Promise<unknown> {
  return response.json().catch(() => null);
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

function broken(detail: string, advice: string): DoctorFinding {
  return { name, state: "broken", detail, advice };
}

/** Lists the names of models for the end of a sentence; `null` if the body is not a list of models. */
function modelsIn(body: unknown): string | null {
  if (!isRecord(body) || !Array.isArray(body.data)) return null;
  const ids = body.data.flatMap((model) =>
    isRecord(model) && typeof model.id === "string" ? [model.id] : [],
  );
  const more = ids.length > maxNamed ? ` and ${ids.length - maxNamed} more` : "";
  return ids.length === 0 ? "" : `, with ${ids.slice(0, maxNamed).join(", ")}${more}`;
}
