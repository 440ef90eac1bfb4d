import { Temporal } from "temporal-polyfill";
import { ImportError } from "../error/import-error.js";
import { localText, type WrittenTime } from "./written-time.js";

/** A time in RFC 3339, or the problem with it. */
export type ZonedText =
  /** `isTwice`: the time occurred twice, because the clock was set back; the first one is used. */
  { readonly text: string; readonly isTwice: boolean } | { readonly problem: string };

/** Whether a text names a time zone: `Europe/Berlin`, `UTC` or `+02:00`. */
export function isTimeZone(text: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks the name of a zone.
 * @throws {ImportError} BAD_OPTION
 */
export function checkZone(zone: string): void {
  if (isTimeZone(zone)) return;
  const known = "such as Europe/Berlin, UTC or +02:00";
  throw new ImportError("BAD_OPTION", `${JSON.stringify(zone)} is not a time zone; give one ${known}`);
}

/** Formats a time with its own offset, or otherwise with the offset of the time zone at this time. */
export function zonedText(time: WrittenTime, zone: string): ZonedText {
  const local = localText(time);
  try {
    const plain = Temporal.PlainDateTime.from(local.slice(0, "2026-03-14T09:26:53".length), {
      overflow: "reject",
    });
    if (time.second > 59) return { problem: "has a second that RFC 3339 does not allow" };
    if (time.offset !== null) return { text: `${local}${time.offset}`, isTwice: false };
    const earlier = plain.toZonedDateTime(zone, { disambiguation: "earlier" });
    const later = plain.toZonedDateTime(zone, { disambiguation: "later" });
    const isTwice = earlier.epochMilliseconds !== later.epochMilliseconds;
    if (isTwice && !earlier.toPlainDateTime().equals(plain))
      return { problem: `does not exist in ${zone}, where the clock was put forward` };
    const offset = earlier.offset === "+00:00" ? "Z" : earlier.offset;
    return { text: `${local}${offset.slice(0, "+02:00".length)}`, isTwice };
  } catch (cause) {
    if (cause instanceof RangeError) return { problem: "is a day or a time that does not exist" };
    throw cause;
  }
}
