/** Longest wait that a timer can hold, in milliseconds; a longer one would end at once. */
const maxWaitMs = 2 ** 31 - 1;

/**
 * Milliseconds that a Retry-After header asks for, in seconds or as a date (RFC 9110, 10.2.3), at most 24 days; null
 * when it does not say.
 */
export function retryAfterMs(header: string | null, now: number = Date.now()): number | null {
  if (header === null) return null;
  const asked = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(asked) ? null : Math.min(maxWaitMs, Math.max(0, asked));
}
