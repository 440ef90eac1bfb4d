/** Offsets of the zone names in RFC 822, and of the names for UTC. Other abbreviations are ambiguous. */
const named: Readonly<Record<string, string>> = {
  ...{ Z: "Z", UT: "Z", UTC: "Z", GMT: "Z" },
  ...{ EST: "-05:00", EDT: "-04:00", CST: "-06:00", CDT: "-05:00" },
  ...{ MST: "-07:00", MDT: "-06:00", PST: "-08:00", PDT: "-07:00" },
};

/**
 * Converts a zone such as `+0200`, `+02`, `GMT+2`, `UTC` or `EST` to an offset as in RFC 3339; `null` for any other
 * zone.
 */
export function zoneOffset(zone: string): string | null {
  const known = named[zone.toUpperCase()];
  if (known !== undefined) return known;
  const [, sign, hours = "", minutes = "00"] =
    /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d{2}))?$/i.exec(zone) ?? [];
  if (sign === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${sign}${hours.padStart(2, "0")}:${minutes}`;
}
