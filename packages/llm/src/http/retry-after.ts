/** Longest wait that a timer supports, in milliseconds; a longer one would end immediately. */
const maxWaitMs = 2 ** 31 - 1;

/**
 * Converts a Retry-After header to milliseconds. The header contains seconds or a date (RFC 9110, 10.2.3). The result
 * is at most 24 days; `null` without a valid value.
 */
export function retryAfterMs(header: string | null, now: number = Date.now()): number | null {
  if (header === null) return null;
  const asked = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(asked) ? null : Math.min(maxWaitMs, Math.max(0, asked));
}
