import type { DecisionRecord } from "@concordat/contracts/decision-record";

/** What a run came to. */
export interface Summary {
  readonly valid: number;
  readonly invalid: number;
  readonly failed: number;
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly duration_ms: number;
}

/** Adds records up as they come, without keeping them. */
export class Tally {
  private readonly counts = { valid: 0, invalid: 0, failed: 0 };
  private promptTokens = 0;
  private completionTokens = 0;
  private readonly start = performance.now();

  add({ state, attempts }: DecisionRecord): void {
    this.counts[state]++;
    for (const { prompt_tokens, completion_tokens } of attempts) {
      this.promptTokens += prompt_tokens ?? 0;
      this.completionTokens += completion_tokens ?? 0;
    }
  }

  summary(): Summary {
    return {
      ...this.counts,
      prompt_tokens: this.promptTokens,
      completion_tokens: this.completionTokens,
      duration_ms: Math.round(performance.now() - this.start),
    };
  }
}

export function summaryLine({
  valid,
  invalid,
  failed,
  prompt_tokens,
  completion_tokens,
  duration_ms,
}: Summary): string {
  return `${valid} valid, ${invalid} invalid, ${failed} failed · ${prompt_tokens} tokens read, ${completion_tokens} written · ${(duration_ms / 1000).toFixed(1)} s`;
}
