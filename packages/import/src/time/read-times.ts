import { ImportError } from "../error/import-error.js";
import type { EventTally } from "../event-tally.js";
import { type Conversion, missing } from "../values/conversion.js";
import { dateOrder, orderOf, type UnorderedCell } from "./date-order.js";
import { type EpochTime, epochTime } from "./epoch.js";
import { type ReadTime, readTime } from "./time-form.js";
import type { DateOrder, WrittenTime } from "./written-time.js";
import { checkZone, zonedText } from "./zoned-text.js";

/** A cell that should contain a time. */
export interface TimeCell {
  readonly value: unknown;
  readonly place: string;
}

/** The user's settings for times. */
export interface TimeOptions {
  /** The time zone of times without one: `Europe/Berlin`, `UTC`, `+02:00`. Default: such times are rejected. */
  readonly timeZone?: string;
  /**
   * The order of day and month in numeric dates that fit both: `dd/mm/yyyy` or `mm/dd/yyyy`. Default: inferred from all
   * values.
   */
  readonly dateFormat?: string;
}

/**
 * Reads a complete field as times in RFC 3339, in the order of its cells.
 * @throws {ImportError} ZONE_NEEDED, DATE_AMBIGUOUS, BAD_OPTION
 */
export function readTimes(
  cells: readonly TimeCell[],
  field: string,
  { timeZone, dateFormat }: TimeOptions,
  tally: EventTally,
): Conversion[] {
  if (timeZone !== undefined) checkZone(timeZone);
  const chosen = dateFormat === undefined ? undefined : dateOrder(dateFormat);
  const written = cells.map(writtenCell);
  const order = orderOf(written.flatMap(unordered), chosen, field);
  if (timeZone === undefined) assertZones(written, field);
  const read = { field, order, zone: timeZone ?? "UTC" };
  return written.map((cell) => conversionOf(cell, read, tally));
}

/** A cell with the time that its text contains. */
interface WrittenCell {
  readonly place: string;
  /** Empty if there is no time. */
  readonly text: string;
  readonly epoch: EpochTime | null;
  readonly time: ReadTime;
}

function writtenCell({ value, place }: TimeCell): WrittenCell {
  const text = textOf(value);
  const epoch = /^[\d.eE+]+$/.test(text) ? epochTime(text) : null;
  return { place, text, epoch, time: text === "" || epoch !== null ? null : readTime(text) };
}

/** The rules for reading a complete field. */
interface FieldReading {
  readonly field: string;
  readonly order: DateOrder;
  readonly zone: string;
}

function conversionOf(
  { text, epoch, time }: WrittenCell,
  { field, order, zone }: FieldReading,
  tally: EventTally,
): Conversion {
  if (text === "") return missing;
  if (epoch !== null) {
    tally.add(`${field} is read as ${epoch.unit} since 1970, in UTC`);
    return { value: epoch.time };
  }
  const quoted = JSON.stringify(text);
  if (time === null) return { problem: `${quoted} is not a time` };
  if (time.state === "unknown-zone") {
    return {
      problem: `${quoted} has the zone ${time.zone}, which has several meanings; write an offset such as +02:00`,
    };
  }
  const ordered = time.state === "unordered" ? time.time.in(order) : time.time;
  const zoned = zonedText(ordered, zone);
  if ("problem" in zoned) return { problem: `${quoted} ${zoned.problem}` };
  if (time.state === "unordered")
    tally.add(`${field} is read as ${order === "dmy" ? "day/month/year" : "month/day/year"}`);
  for (const sentence of assumptions(ordered, zoned.isTwice, zone)) tally.add(sentence);
  return { value: zoned.text };
}

/** Returns the assumptions that were made to convert a time to an instant. */
function assumptions({ isDateOnly, offset }: WrittenTime, isTwice: boolean, zone: string): string[] {
  return [
    ...(isDateOnly ? ["dates without a time are read as midnight"] : []),
    ...(offset === null ? [`times without a zone are read as times in ${zone}`] : []),
    ...(isTwice ? ["times that the clock showed twice are read as the first of the two"] : []),
  ];
}

/** The values with which programs mark a missing time. */
const absentTimes = /^(?:nan|nat|none|null|n\/a)$/i;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "string" ? value.trim().replace(/\s+/g, " ") : JSON.stringify(value);
  return absentTimes.test(text) ? "" : text;
}

function unordered({ time, text, place }: WrittenCell): UnorderedCell[] {
  return time?.state === "unordered" ? [{ text, place, time: time.time }] : [];
}

function assertZones(cells: readonly WrittenCell[], field: string): void {
  const zoneless = cells.filter(({ time }) => time !== null && lacksZone(time));
  const [first] = zoneless;
  if (first === undefined) return;
  const others = zoneless.length - 1;
  const more = others === 0 ? "" : `, like ${others} ${others === 1 ? "other" : "others"}`;
  throw new ImportError(
    "ZONE_NEEDED",
    `${JSON.stringify(first.text)} (${first.place}) in ${JSON.stringify(field)} has no time zone${more}; say which zone these times are in, such as Europe/Berlin, UTC or +02:00`,
  );
}

function lacksZone(time: NonNullable<ReadTime>): boolean {
  if (time.state === "unknown-zone") return false;
  return (time.state === "unordered" ? time.time.in("dmy") : time.time).offset === null;
}
