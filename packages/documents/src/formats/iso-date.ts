/**
 * Returns a document's date as `YYYY-MM-DD`. The text must start with an ISO date or be an RFC 5322 date, as in
 * e-mails. Returns `null` for all other texts, because the order of day and month is not guessed.
 */
export function isoDate(text: string | null | undefined): string | null {
  const [, day] = /^\s*(\d{4}-\d{2}-\d{2})(?!\d)/.exec(text ?? "") ?? [];
  if (day !== undefined) return isDay(day) ? day : null;
  if (!/^\s*(?:[A-Za-z]{3},\s*)?\d{1,2} [A-Za-z]{3} \d{4}\b/.test(text ?? "")) return null;
  const moment = new Date(text ?? "");
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString().slice(0, 10);
}

function isDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}
