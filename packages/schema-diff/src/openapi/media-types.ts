/**
 * Returns the media type, or range such as `text/*`, that covers a media type most closely; `undefined` if none does.
 */
export function coveringType(type: string, among: Iterable<string>): string | undefined {
  const candidates = [...among];
  const plain = type.split(";")[0] ?? type;
  const wanted = [type, plain, `${plain.split("/")[0]}/*`, "*/*"];
  return wanted.find((one) => candidates.includes(one));
}
