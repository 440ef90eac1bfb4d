/**
 * The formats that are rules where formats are asserted. All others are annotations, which no engine needs to
 * enforce. The list does not contain their patterns, which only grammars need.
 */
const assertedFormats =
  "date time date-time duration email hostname ipv4 ipv6 uri uri-reference uri-template uuid json-pointer relative-json-pointer regex".split(
    " ",
  );

/** Whether a format is a rule where formats are asserted. */
export function isAssertedFormat(format: string | undefined): boolean {
  return format !== undefined && assertedFormats.includes(format);
}
