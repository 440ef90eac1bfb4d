import { TimeoutError } from "@concordat/llm";
import { createScriptedClient, type ScriptedAnswer } from "@concordat/llm/scripted";
import { createStatechart, type StatechartDefinition, socialChart } from "@concordat/statechart";
import { describe, expect, it } from "vitest";
import { type Move, Reasoner, walkFeed, walkToMermaid } from "../index.js";

const agent = { name: "Mara", interests: ["sourdough"], personality: "dry" };
const posts = ["p1", "p2", "p3"].map((id) => ({ id, author_id: "nils", text: id }));
const pick = (state: string): string => `{"reason":"Because.","next_state":"${state}"}`;

async function walk(answers: readonly ScriptedAnswer[]): Promise<Move[]> {
  const reasoner = new Reasoner({
    client: createScriptedClient(answers),
    logger: { warn: () => undefined },
    maxAttempts: 1,
    maxRetries: 0,
  });
  const moves: Move[] = [];
  for await (const move of walkFeed({ reasoner, agent, posts })) moves.push(move);
  return moves;
}

describe("a walk through a feed", () => {
  it("goes from idle through every post and back, each move with who decided it", async () => {
    const moves = await walk([pick("engaging_like"), pick("scrolling"), new TimeoutError("slow")]);
    expect(moves.map(({ trigger, to, source, postId }) => [trigger, to, source, postId])).toEqual([
      ["start_browsing", "scrolling", "only-option", null],
      ["sees_post", "evaluating", "only-option", "p1"],
      ["decides", "engaging_like", "model", "p1"],
      ["finishes_engaging", "scrolling", "only-option", "p1"],
      ["sees_post", "evaluating", "only-option", "p2"],
      ["decides", "scrolling", "model", "p2"],
      ["sees_post", "evaluating", "only-option", "p3"],
      ["decides", "composing", "fallback", "p3"],
      ["finishes_composing", "scrolling", "only-option", "p3"],
      ["feed_empty", "resting", "only-option", null],
      ["rested", "idle", "only-option", null],
    ]);
    expect(moves.map(({ reason }) => reason).filter((reason) => reason !== null)).toEqual([
      "Because.",
      "Because.",
      "TIMEOUT: slow",
    ]);
  });

  it("never leaves the chart", async () => {
    const chart = createStatechart<StatechartDefinition>(socialChart);
    for (const { from, trigger, to } of await walk([pick("composing")])) {
      expect(chart.validTargets(from, trigger)).toContain(to);
    }
  });

  it.each<[string, object, RegExp]>([
    ["no reasoner", { reasoner: undefined }, /^reasoner must be a Reasoner, but is undefined$/],
    ["no posts", { posts: undefined, feed: [] }, /^feed is not a known option/],
    ["a post without an author", { posts: [{ id: "p1", text: "x" }] }, /^posts\[0\] must be a post/],
    ["an agent without a profile", { agent: {} }, /^agent must be a profile/],
  ])("does not begin with %s", (_, wrong, sentence) => {
    const reasoner = new Reasoner({ client: createScriptedClient([]) });
    expect(() => walkFeed({ reasoner, agent, posts, ...wrong } as never)).toThrow(sentence);
  });

  it("can be drawn, with how often each way was taken", async () => {
    const lines = walkToMermaid(await walk([pick("engaging_like")])).split("\n");
    expect(lines).toContain('  state "engaging_like" as s3');
    expect(lines).toContain("  s2 --> s3 : decides ×3");
    expect(lines.join()).not.toContain("composing");
  });
});
