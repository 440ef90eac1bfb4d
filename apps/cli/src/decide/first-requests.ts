import { SocialAgent } from "@concordat/agent";
import type { AgentProfile } from "@concordat/contracts/agent-profile";
import { omitUndefined } from "@concordat/contracts/options";
import type { Post } from "@concordat/contracts/post";
import { AbortedError, type ChatClient, type ChatRequest } from "@concordat/llm";

/** The parts of a request that do not depend on the settings. */
type Wording = Pick<ChatRequest, "messages" | "schema" | "maxTokens">;

/**
 * Number of requests that contain all prompts of a run: the first request, and its repetition after an invalid answer.
 */
const shown = 2;

/**
 * Returns the requests of the first decision without sending them. They are part of a run's identity, so that a run is
 * never resumed with different prompts, another schema or other limits.
 */
export async function firstRequests(
  client: ChatClient,
  {
    profile,
    posts,
    wholeFeed,
  }: { readonly profile: AgentProfile; readonly posts: readonly Post[]; readonly wholeFeed: boolean },
): Promise<Wording[]> {
  const requests: Wording[] = [];
  const probe: ChatClient = {
    ...client,
    async *chat({ messages, schema, maxTokens }) {
      requests.push({
        messages: [...messages],
        ...omitUndefined({ schema, maxTokens }),
      });
      if (requests.length === shown) throw new AbortedError("the requests are known");
      yield { type: "text", text: "not an answer" };
      yield { type: "finish", finishReason: "stop", usage: { promptTokens: null, completionTokens: null } };
    },
  };
  const agent = new SocialAgent({ profile, client: probe, maxAttempts: shown });
  const [post] = posts;
  const now = new Date(0);
  if (wholeFeed) await agent.decideOnFeed(posts, { now });
  else if (post !== undefined) await agent.decide(post, { now });
  return requests;
}
