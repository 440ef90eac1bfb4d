import { isRecord } from "@concordat/contracts/options";
import { readEndpoint } from "@concordat/llm/endpoint";
import { type Finding, patienceMs, type Whereabouts } from "../finding.js";
import { reasonOf } from "./reason-of.js";

const name = "OpenAI API";

/** Models of a server that are named; hosted ones have dozens. */
const maxNamed = 5;

/** Whether a server of the OpenAI chat API answers where one is named, and which models it has. */
export async function checkOpenAI({ openai }: Whereabouts): Promise<Finding> {
  if (openai === null) {
    const advice =
      "for --llm openai; name where the API of a server begins with --openai, such as http://localhost:8080/v1";
    return { name, state: "absent", detail: "no server is named", advice };
  }
  try {
    const { url, at, headers } = readEndpoint(openai);
    const key = process.env.OPENAI_API_KEY ?? "";
    const response = await fetch(at("/models"), {
      headers: { ...headers, ...(key === "" ? {} : { authorization: `Bearer ${key}` }) },
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.status === 401 || response.status === 403)
      return {
        name,
        state: "broken",
        detail: `${url} refuses the key`,
        advice: "put its key into OPENAI_API_KEY",
      };
    if (!response.ok) throw new Error(`status ${response.status}`);
    return {
      name,
      state: "found",
      detail: `answers at ${url}${modelsIn(await response.json())}`,
      advice: null,
    };
  } catch (error) {
    const advice =
      "start the server, or correct --openai: where its API begins, such as http://localhost:8080/v1";
    return { name, state: "broken", detail: reasonOf(error), advice };
  }
}

function modelsIn(body: unknown): string {
  const data = isRecord(body) && Array.isArray(body.data) ? body.data : [];
  const ids = data.flatMap((model) => (isRecord(model) && typeof model.id === "string" ? [model.id] : []));
  const more = ids.length > maxNamed ? ` and ${ids.length - maxNamed} more` : "";
  return ids.length === 0 ? "" : `, with ${ids.slice(0, maxNamed).join(", ")}${more}`;
}
