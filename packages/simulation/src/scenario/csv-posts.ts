import { nearestName } from "@concordat/contracts/options";
import type { LocatedValue } from "./located-json.js";
import type { Problem } from "./scenario-error.js";

/** The columns of a CSV file of posts, with the type of their cells. Each is a field of simulated-post/v1. */
const columns: Readonly<Record<string, "text" | "number" | "flag" | "time">> = {
  id: "text",
  author_id: "text",
  text: "text",
  timestamp: "time",
  has_media: "flag",
  media_type: "text",
  media_description: "text",
  likes: "number",
  reshares: "number",
  replies: "number",
  round: "number",
  followed_by: "text",
  slot: "text",
};

/** Matches a time without a UTC offset, as spreadsheets write it. */
const localTime = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?$/;

/** Matches the UTC offset of an RFC 3339 time. */
const offset = /(?:[Zz]|[+-]\d{2}:\d{2})$/;

/**
 * Converts the rows of a CSV file to posts. An empty cell means an absent field. A time without an offset is given the
 * offset of the scenario's start, because the times in a spreadsheet are usually in one time zone.
 * @param startsAt the scenario's `starts_at`
 */
export function csvPosts(rows: readonly LocatedValue[], startsAt: string): LocatedValue[] {
  const [zone = "Z"] = offset.exec(startsAt) ?? [];
  return rows.map(({ value, place }) => {
    const cells = Object.entries(Object(value)).filter(([, cell]) => cell !== "");
    return {
      value: Object.fromEntries(cells.map(([name, cell]) => [name, cellValue(name, String(cell), zone)])),
      place,
    };
  });
}

function cellValue(name: string, cell: string, zone: string): unknown {
  const trimmed = cell.trim();
  switch (columns[name]) {
    case "number":
      return /^-?\d+(?:\.\d+)?$/.test(trimmed) ? Number(trimmed) : cell;
    case "flag":
      return /^(?:true|false)$/i.test(trimmed) ? trimmed.toLowerCase() === "true" : cell;
    case "time":
      return trimmed.replace(
        localTime,
        (_, day: string, hour: string, seconds = ":00") => `${day}T${hour}${seconds}${zone}`,
      );
    default:
      return cell;
  }
}

/** Returns a problem for each unknown column. It is reported once for the file, not for each row. */
export function columnProblems(name: string, [first]: readonly LocatedValue[]): Problem[] {
  const known = Object.keys(columns);
  return Object.keys(Object(first?.value))
    .filter((column) => !known.includes(column))
    .map((column) => {
      const meant = nearestName(column, known);
      const hint =
        meant === undefined
          ? `a post has ${known.join(", ")}; "concordat import posts" converts files of other tools`
          : `did you mean "${meant}"?`;
      return { place: `${name}:1`, path: "", message: `has the column ${JSON.stringify(column)}; ${hint}` };
    });
}
