import { describe, expect, it } from "vitest";
import type { ChatMessage } from "../chat/index.js";
import { PromptCache, type PromptSequence } from "./prompt-cache.js";

type Token = Parameters<PromptSequence["evaluateWithoutGeneratingNewTokens"]>[0][number];

/** A sequence that keeps tokens and counts those that it evaluates. */
class FakeSequence implements PromptSequence {
  readonly needsCheckpoints: boolean;
  tokens: Token[] = [];
  readonly evaluated: number[] = [];

  constructor(needsCheckpoints = false) {
    this.needsCheckpoints = needsCheckpoints;
  }

  get nextTokenIndex(): number {
    return this.tokens.length;
  }

  async clearHistory(): Promise<void> {
    this.tokens = [];
  }

  async eraseContextTokenRanges([range]: { start: number; end: number }[]): Promise<void> {
    this.tokens.splice(range?.start ?? 0, (range?.end ?? 0) - (range?.start ?? 0));
  }

  async evaluateWithoutGeneratingNewTokens(tokens: Token[]): Promise<void> {
    this.tokens.push(...tokens);
    this.evaluated.push(tokens.length);
  }
}

/** A token for each character, and one that opens the answer. */
function tokensOf(messages: readonly ChatMessage[]): Token[] {
  const text = messages.map(({ role, content }) => `<${role}>${String(content)}`).join("");
  return Array.from(`${text}<answer>`, (character) => Number(character.codePointAt(0)) as Token);
}

const system = { role: "system", content: "You are Mara, who likes night trains." } as const;
const ask = (content: string): ChatMessage[] => [system, { role: "user", content }];

/** Enters a prompt and evaluates the rest and an answer, as a request does. */
async function request(
  cache: PromptCache,
  sequence: FakeSequence,
  messages: readonly ChatMessage[],
): Promise<number> {
  const prompt = tokensOf(messages);
  const remaining = await cache.enter(messages, prompt);
  expect([...sequence.tokens, ...remaining]).toEqual(prompt);
  sequence.tokens.push(...remaining, ...tokensOf([]));
  return remaining.length;
}

describe("a prompt", () => {
  it("that begins with the messages of the last one takes only the rest", async () => {
    const sequence = new FakeSequence();
    const cache = new PromptCache(sequence, tokensOf);
    const first = await request(cache, sequence, ask("What do you think of sourdough?"));
    const evaluated = sequence.evaluated.length;
    expect(evaluated).toBe(1);
    expect(await request(cache, sequence, ask("What do you think of street food?"))).toBe(first + 2);
    expect(sequence.evaluated).toHaveLength(evaluated);
  });

  it("with another beginning takes all of it", async () => {
    const sequence = new FakeSequence();
    const cache = new PromptCache(sequence, tokensOf);
    await request(cache, sequence, ask("What do you think of sourdough?"));
    const other: ChatMessage[] = [
      { role: "system", content: "You are Leo, who likes anime and memes." },
      { role: "user", content: "Hello!" },
    ];
    await request(cache, sequence, other);
    expect(sequence.evaluated).toHaveLength(2);
  });

  it("is split in the same places whatever was kept", async () => {
    const conversation: ChatMessage[] = [
      ...ask("What do you think of sourdough?"),
      { role: "assistant", content: "I think that it takes a lot of patience." },
      { role: "user", content: "Do you like it?" },
    ];
    const fresh = new FakeSequence();
    await request(new PromptCache(fresh, tokensOf), fresh, conversation);
    const sequence = new FakeSequence();
    const cache = new PromptCache(sequence, tokensOf);
    await request(cache, sequence, ask("What do you think of sourdough?"));
    await request(cache, sequence, conversation);
    expect(sequence.evaluated).toEqual(fresh.evaluated);
  });

  it("is evaluated from its start by a model whose state cannot be cut", async () => {
    const sequence = new FakeSequence(true);
    const cache = new PromptCache(sequence, tokensOf);
    const first = await request(cache, sequence, ask("What do you think of sourdough?"));
    expect(first).toBe(tokensOf(ask("What do you think of sourdough?")).length);
    await request(cache, sequence, ask("What do you think of street food?"));
    expect(sequence.evaluated).toEqual([]);
  });
});
