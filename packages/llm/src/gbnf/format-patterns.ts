const day =
  "(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))";
const leapYear = "(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)";
const date = `(?:\\d{4}-${day}|${leapYear}-02-29)`;
const offset = "(?:[Zz]|[+-](?:[01]\\d|2[0-3]):?(?:[0-5]\\d)|[+-](?:[01]\\d|2[0-3]))";
const clock = "(?:[01]\\d|2[0-3]):[0-5]\\d:(?:[0-5]\\d|60)(?:\\.\\d+)?";
const byte = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const hex = "[0-9a-fA-F]";
const label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?";
const mailLabel = "[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?";
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";

/**
 * The pattern of each format that can be enforced. A pattern accepts every text that validators accept, and sometimes
 * more, so that no valid value is excluded.
 */
const patterns: ReadonlyMap<string, string> = new Map([
  ["date", `^${date}$`],
  ["time", `^${clock}${offset}$`],
  ["date-time", `^${date}[Tt\\s]${clock}${offset}$`],
  ["duration", "^P(?=[\\dT])[\\dYMWDTHS]+$"],
  ["uuid", `^(?:[uU][rR][nN]:[uU]{2}[iI][dD]:)?${hex}{8}-(?:${hex}{4}-){3}${hex}{12}$`],
  ["ipv4", `^(?:${byte}\\.){3}${byte}$`],
  ["ipv6", "^[0-9a-fA-F:.]{2,45}$"],
  ["email", `^${atom}(?:\\.${atom})*@(?:${mailLabel}\\.)+${mailLabel}$`],
  ["hostname", `^${label}(?:\\.${label})*\\.?$`],
  ["uri", '^[A-Za-z][A-Za-z0-9+.-]*:[^\\s\\\\"<>^`{|}]*$'],
  ["uri-reference", "^[^\\s\\\\<>^`{|}]*$"],
  ["uri-template", '^(?:[^\\u0000-\\u0020"\\x27<>\\\\^`|]|\\{\\|)*$'],
  ["json-pointer", "^(?:/(?:[^~/]|~[01])*)*$"],
  ["relative-json-pointer", "^(?:0|[1-9]\\d*)(?:#|(?:/(?:[^~/]|~[01])*)*)$"],
  ["regex", "^[\\s\\S]*$"],
]);

/** Formats whose patterns accept more texts than validators do. */
const loose: ReadonlySet<string> = new Set([
  "time",
  "date-time",
  "duration",
  "hostname",
  "ipv6",
  "uri",
  "uri-reference",
  "uri-template",
  "regex",
]);

/**
 * Returns why a grammar does not enforce a format completely. Returns `null` if it does, or if the format is only an
 * annotation.
 */
export function formatLooseness(format: string): string | null {
  return loose.has(format) ? "its outline is held, not every rule of it" : null;
}

/** Returns a pattern that enforces a format completely or mostly; `null` if the format is only an annotation. */
export function formatPattern(format: string): string | null {
  return patterns.get(format) ?? null;
}
