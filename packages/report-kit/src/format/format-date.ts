const format = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** Formats a time for a reader, as in `14 March 2026, 09:26 UTC`. Returns the text unchanged if it is not a time. */
export function formatDate(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : `${format.format(date).replace(" at ", ", ")} UTC`;
}
