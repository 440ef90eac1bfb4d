/** Default time limit of an answer in seconds, as in llm-config/v1. */
const usualSeconds = 30;

/** The seconds to give one answer after answers were not complete in time: four times as many. */
export function longerTimeout(timeoutMs = usualSeconds * 1_000): number {
  return 4 * Math.ceil(timeoutMs / 1_000);
}
