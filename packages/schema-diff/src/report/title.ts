/**
 * Returns the title of a report.
 * @throws {RangeError} when, from JavaScript, it is not a string
 */
export function titleOf(options: unknown): string {
  const { title = "Schema changes" }: Partial<Record<string, unknown>> = { ...Object(options) };
  if (typeof title !== "string") throw new RangeError(`title must be a string, not ${typeof title}`);
  return title;
}
