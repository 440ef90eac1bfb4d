import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { counted } from "@concordat/contracts/options";

/** Counts records as they are made, without storing them. */
export class DecisionSummary {
  readonly counts = { valid: 0, invalid: 0, failed: 0 };
  promptTokens = 0;
  completionTokens = 0;
  /** The number of failed decisions for each reason, by its message. */
  readonly failures = new Map<string, number>();

  /** @param replaced the record of the same decision that no longer counts; its tokens were used */
  add(record: DecisionRecord, replaced?: DecisionRecord): void {
    this.#count(record, 1);
    if (replaced !== undefined) this.#count(replaced, -1);
    for (const { prompt_tokens, completion_tokens } of record.steps.flatMap(({ attempts }) => attempts)) {
      this.promptTokens += prompt_tokens ?? 0;
      this.completionTokens += completion_tokens ?? 0;
    }
  }

  #count(record: DecisionRecord, change: number): void {
    this.counts[record.state] += change;
    if (record.state !== "failed") return;
    const { message } = record.error;
    this.failures.set(message, (this.failures.get(message) ?? 0) + change);
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
 * Formats the summary of a run: all its records, and the duration of this execution.
 * @param before number of records that already existed
 * @param durationMs duration of this execution in milliseconds
 */
export function summaryLine(tally: DecisionSummary, before: number, durationMs: number): string {
  const { valid, invalid, failed } = tally.counts;
  const earlier = before === 0 ? "" : ` (${before} of them recorded before)`;
  const tokens = `${counted(tally.promptTokens, "token")} read, ${tally.completionTokens} written`;
  return `${valid} valid, ${invalid} invalid, ${failed} failed${earlier} · ${tokens} · ${(durationMs / 1_000).toFixed(1)} s`;
}

/** Maximum number of reasons that are named. */
const maxReasons = 3;

/** Returns a line for each reason why decisions failed, the most frequent first; empty if none failed. */
export function failureLines({ failures }: DecisionSummary): string[] {
  const reasons = [...failures].filter(([, count]) => count > 0).sort(([, one], [, other]) => other - one);
  const others = reasons.slice(maxReasons).reduce((sum, [, count]) => sum + count, 0);
  return [
    ...reasons.slice(0, maxReasons).map(([message, count]) => `${count} failed: ${message}`),
    ...(others === 0 ? [] : [`${others} failed for other reasons; --json prints each`]),
  ];
}
