/** `1 item`, `2 items`. */
export function counted(limit: number, noun: string): string {
  return `${limit} ${noun}${limit === 1 ? "" : "s"}`;
}
