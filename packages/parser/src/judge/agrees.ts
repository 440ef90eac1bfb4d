/** Whether an unfinished value says nothing else than a finished one: it may be the same, said again. */
export function agrees(unfinished: unknown, finished: unknown): boolean {
  if (unfinished === undefined || unfinished === finished) return true;
  if (typeof unfinished === "string") return typeof finished === "string" && finished.startsWith(unfinished);
  if (typeof unfinished !== "object" || typeof finished !== "object") return false;
  if (unfinished === null || finished === null) return false;
  return Object.entries(unfinished).every(([key, value]) => agrees(value, Reflect.get(finished, key)));
}
