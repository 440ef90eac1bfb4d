/** Default time limit of an answer in seconds, as in llm-config/v1. */
const usualSeconds = 30;

/** Returns the timeout in seconds to suggest after answers that took too long: four times the previous one. */
export function longerTimeout(timeoutMs = usualSeconds * 1_000): number {
  return 4 * Math.ceil(timeoutMs / 1_000);
}
