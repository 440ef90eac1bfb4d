import { createScriptedClient } from "@concordat/llm/scripted";
import { Reasoner, reasonerContract } from "@concordat/reasoner";
import { diffSchemas } from "@concordat/schema-diff";
import { expect, it } from "vitest";

const agent = { name: "Mara", interests: ["sourdough"], personality: "dry" };
const about = { agent, currentState: "evaluating", trigger: "decides" };

/** The schema of the request for one of the states. */
async function schemaSent(options: readonly string[]): Promise<unknown> {
  const client = createScriptedClient([JSON.stringify({ reason: "Poor bread.", next_state: options[0] })]);
  await new Reasoner({ client }).reason({ ...about, options });
  return client.requests[0]?.schema;
}

it.each([
  ["the social agents' chart", ["composing", "engaging_like", "scrolling"]],
  ["a chart of the user", ["weiter", "Halt, bitte", "3"]],
])(
  "every answer that a request about %s allows satisfies the contract that records name",
  async (_, options) => {
    const { backward } = diffSchemas(await schemaSent(options), reasonerContract.schema);
    expect(backward).toMatchObject({ verdict: "compatible" });
  },
);
