import type { LlamaContextSequence, Token } from "node-llama-cpp";
import type { ChatMessage } from "../chat/index.js";

/**
 * Minimum number of tokens of a segment that is evaluated separately. A shorter message is evaluated together with
 * the next one.
 */
const minSegment = 16;

/** Maximum number of messages after which a prompt is split. */
const maxSegments = 8;

/** The members of the engine's sequence that the cache uses. */
export type PromptSequence = Pick<
  LlamaContextSequence,
  | "clearHistory"
  | "eraseContextTokenRanges"
  | "evaluateWithoutGeneratingNewTokens"
  | "needsCheckpoints"
  | "nextTokenIndex"
>;

/**
 * Evaluates prompts message by message, and keeps the messages with which the next prompt also begins. An agent's
 * profile is thus evaluated once for many posts. The positions at which a prompt is split depend only on the prompt,
 * so that a prompt has the same result whether or not a part of it was cached.
 */
export class PromptCache {
  readonly #sequence: PromptSequence;
  readonly #tokensOf: (messages: readonly ChatMessage[]) => readonly Token[];
  #kept: readonly (readonly Token[])[] = [];

  constructor(sequence: PromptSequence, tokensOf: (messages: readonly ChatMessage[]) => readonly Token[]) {
    this.#sequence = sequence;
    this.#tokensOf = tokensOf;
  }

  /**
   * Evaluates all messages of a prompt except the last.
   * @returns the tokens that remain to be evaluated, at least one
   */
  async enter(messages: readonly ChatMessage[], prompt: readonly Token[]): Promise<readonly Token[]> {
    // Such a model evaluates its complete state again if the end of the sequence is removed.
    const segments = this.#sequence.needsCheckpoints ? [] : this.#segmentsOf(messages, prompt);
    const kept = await this.#keep(segments);
    for (const segment of segments.slice(kept.length)) {
      await this.#sequence.evaluateWithoutGeneratingNewTokens([...segment]);
      kept.push(segment);
      this.#kept = [...kept];
    }
    return prompt.slice(lengthOf(kept));
  }

  /** Keeps the segments that the new prompt starts with, and removes the remaining ones. */
  async #keep(segments: readonly (readonly Token[])[]): Promise<(readonly Token[])[]> {
    const sequence = this.#sequence;
    const differs = segments.findIndex((segment, index) => !isSame(segment, this.#kept[index]));
    const same = segments.slice(0, differs < 0 ? segments.length : differs);
    const end = lengthOf(same);
    this.#kept = [];
    if (end === 0 || sequence.nextTokenIndex < end) {
      await sequence.clearHistory();
      return [];
    }
    await sequence.eraseContextTokenRanges([{ start: end, end: sequence.nextTokenIndex }]);
    this.#kept = same;
    return same;
  }

  #segmentsOf(messages: readonly ChatMessage[], prompt: readonly Token[]): (readonly Token[])[] {
    const segments: (readonly Token[])[] = [];
    const asked = prompt.slice(0, -1);
    let start = 0;
    for (let count = 1; count < Math.min(messages.length, maxSegments + 1); count++) {
      const end = commonLength(asked, this.#tokensOf(messages.slice(0, count)));
      if (end - start < minSegment) continue;
      segments.push(prompt.slice(start, end));
      start = end;
    }
    return segments;
  }
}

function lengthOf(segments: readonly (readonly Token[])[]): number {
  return segments.reduce((sum, { length }) => sum + length, 0);
}

function isSame(one: readonly Token[], other: readonly Token[] | undefined): boolean {
  return one.length === other?.length && commonLength(one, other) === one.length;
}

/** Returns the number of equal tokens at the start of two lists. */
function commonLength(one: readonly Token[], other: readonly Token[]): number {
  const differs = one.findIndex((token, index) => token !== other[index]);
  return differs < 0 ? one.length : differs;
}
