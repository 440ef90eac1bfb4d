const standardStreams: Readonly<Record<string, number>> = {
  "/dev/stdin": 0,
  "/dev/stdout": 1,
  "/dev/stderr": 2,
};

/**
 * Returns the descriptor that a path names, such as `/dev/stdout` or `/dev/fd/3`. Returns `null` if the path names a
 * file.
 */
export function openDescriptor(path: string): number | null {
  if (Object.hasOwn(standardStreams, path)) return standardStreams[path] ?? null;
  const own = `self|thread-self|${process.pid}(?:/task/\\d+)?`;
  const number = new RegExp(`^/(?:dev|proc/(?:${own}))/fd/(\\d+)$`).exec(path)?.[1];
  return number === undefined ? null : Number(number);
}
