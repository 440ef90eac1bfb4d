/**
 * The day of a date that a document gives itself, as `YYYY-MM-DD`: from a text that begins with an ISO date, or from a moment as RFC 5322
 * writes it (e-mail). `null` for anything else: a date whose order of day and month is unclear is not guessed.
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
