import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { counted } from "@concordat/contracts/options";

/** Counts records as they arrive, without storing them. */
export class Tally {
  readonly counts = { valid: 0, invalid: 0, failed: 0 };
  promptTokens = 0;
  completionTokens = 0;

  /** @param replaced the record of the same decision that no longer counts; its tokens were used */
  add({ state, steps }: DecisionRecord, replaced?: DecisionRecord): void {
    this.counts[state]++;
    if (replaced !== undefined) this.counts[replaced.state]--;
    for (const { prompt_tokens, completion_tokens } of steps.flatMap(({ attempts }) => attempts)) {
      this.promptTokens += prompt_tokens ?? 0;
      this.completionTokens += completion_tokens ?? 0;
    }
  }

  /** Number of records. */
  get total(): number {
    const { valid, invalid, failed } = this.counts;
    return valid + invalid + failed;
  }

  /** Whether an answer was invalid or failed. */
  get hasFailures(): boolean {
    return this.counts.invalid + this.counts.failed > 0;
  }
}

/**
 * A run's summary: all its records, then the duration of this execution.
 * @param before how many of the records existed before
 * @param durationMs how long this sitting took
 */
export function summaryLine(tally: Tally, before: number, durationMs: number): string {
  const { valid, invalid, failed } = tally.counts;
  const earlier = before === 0 ? "" : ` (${before} of them recorded before)`;
  const tokens = `${counted(tally.promptTokens, "token")} read, ${tally.completionTokens} written`;
  return `${valid} valid, ${invalid} invalid, ${failed} failed${earlier} · ${tokens} · ${(durationMs / 1_000).toFixed(1)} s`;
}
