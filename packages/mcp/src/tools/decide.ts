import { SocialAgent } from "@concordat/agent";
import { type AgentProfileInput, agentProfile } from "@concordat/contracts/agent-profile";
import { decisionRecord } from "@concordat/contracts/decision-record";
import { omitUndefined } from "@concordat/contracts/options";
import { type PostInput, post } from "@concordat/contracts/post";
import { closedObject } from "../schemas/closed-object.js";
import { embeddedSchema } from "../schemas/embedded-schema.js";
import { outlinedSchema } from "../schemas/outlined-schema.js";
import { seedSchema } from "../schemas/seed-schema.js";
import { defineMcpTool } from "./tool.js";

interface Input {
  readonly profile: AgentProfileInput;
  readonly post: PostInput;
  readonly seed?: number;
  readonly odds?: boolean;
}

/** Lets an agent decide on a post. */
export const decideTool = defineMcpTool<Input>({
  name: "decide",
  title: "Let an agent decide on a post",
  description:
    "A person with a profile decides what to do with a post of a social network: the configured model answers, and the answer is " +
    "checked against agent-decision/v2. Gives the whole record: prompt version, attempts, repairs, decision or failure.",
  inputSchema: closedObject(
    {
      profile: embeddedSchema(agentProfile.schema),
      post: embeddedSchema(post.schema),
      seed: seedSchema,
      odds: {
        type: "boolean",
        description:
          "Whether the record has the odds of each choice next to the answer, where the engine gives them. A model " +
          "writes its answer with some randomness, so it may not be the likeliest.",
        default: false,
      },
    },
    ["profile", "post"],
  ),
  outputSchema: outlinedSchema(decisionRecord),
  annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: true },
  async call({ profile, post: shown, seed, odds = false }, { model, signal, progress }) {
    const { client, settings } = await model();
    const agent = new SocialAgent({
      profile,
      client,
      odds,
      ...settings,
      ...omitUndefined({ seed }),
    });
    let steps = 0;
    const { outcome, record } = await agent.decide(shown, {
      signal,
      onEvent: ({ state, attempt }) => progress({ done: ++steps, message: `attempt ${attempt}: ${state}` }),
    });
    return { value: record, failed: outcome.state !== "valid" };
  },
});
