import type { ScalarForm } from "../../fit/scalar-form.js";

/** A date, with an optional time. */
const form = /^(\d{4})[-/](\d\d)[-/](\d\d)(?:[T _](\d\d:\d\d:\d\d(?:\.\d+)?) ?(?:Z|([-+]\d\d):?(\d\d)))?$/i;

/** Converts a date or time in another format to RFC 3339. */
export const dateForm: ScalarForm = (node, { format }, type) => {
  const text = node.kind === "string" ? node.value : "";
  const found = form.exec(text.trim());
  if (found === null || type !== "string") return undefined;
  const [, year, month, day, time, hours, minutes] = found;
  if (format !== (time === undefined ? "date" : "date-time")) return undefined;
  const clock = time === undefined ? "" : `T${time}${hours === undefined ? "Z" : `${hours}:${minutes}`}`;
  const written = `${year}-${month}-${day}${clock}`;
  return written === text ? undefined : written;
};
