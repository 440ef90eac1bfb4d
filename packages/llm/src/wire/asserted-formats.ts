/**
 * The formats that are rules if formats are asserted. Engines need not enforce other formats, because these are
 * annotations. The list does not contain the patterns of the formats, because only grammars need them.
 */
const assertedFormats =
  "date time date-time duration email hostname ipv4 ipv6 uri uri-reference uri-template uuid json-pointer relative-json-pointer regex".split(
    " ",
  );

/** Whether a format is a rule where formats are asserted. */
export function isAssertedFormat(format: string | undefined): boolean {
  return format !== undefined && assertedFormats.includes(format);
}
