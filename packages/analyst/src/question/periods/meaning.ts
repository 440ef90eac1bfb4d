import { type Grain, periodFrom } from "../../drivers/period.js";
import type { TimeMention } from "./mention.js";

/** A notation for times and a function for its meaning, which returns `null` if the words mean something else. */
export interface TimeNotation {
  readonly pattern: RegExp;
  read(match: RegExpExecArray): Meaning | null;
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Meaning = DistributiveOmit<TimeMention, "start" | "end">;

/** A number in two digits. */
export const pad = (number: number): string => String(number).padStart(2, "0");

export function interval(from: string, until: string, label: string, grain: Grain): Meaning {
  return { kind: "interval", from, until, label, grain };
}

export function whole(from: string, grain: Grain): Meaning {
  return { kind: "interval", ...periodFrom(from, grain) };
}

export function monthInterval(text: string, first: number, last: number): Meaning {
  const until = last < first ? Number(text) + 1 : Number(text);
  const end = periodFrom(`${until}-${pad(last)}-01`, "month").until;
  return interval(`${text}-${pad(first)}-01`, end, `${text}-${pad(first)}..${until}-${pad(last)}`, "month");
}

export function lastOf(grain: string, count: number, back: number): Meaning | null {
  if (grain === "decade") return { kind: "last", grain: "year", count: 10 * count, back };
  if (grain === "year" || grain === "quarter" || grain === "month" || grain === "day")
    return { kind: "last", grain, count, back };
  return { kind: "last", grain: "day", count: 7 * count, back: 7 * back };
}
