/**
 * Converts a value to canonical JSON (RFC 8785). `JSON.stringify` already writes numbers and strings in canonical form,
 * so only the keys need to be sorted by their UTF-16 units.
 * @throws {RangeError} for a value without a canonical form: a lone surrogate, NaN, an infinity or `undefined`
 */
export function canonicalJson(value: unknown): string {
  const text = write(value);
  if (/\\ud[89a-f]/.test(text) && !isWellFormed(value)) throw new RangeError("a string has a lone surrogate");
  return text;
}

function write(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number" && !Number.isFinite(value)) throw new RangeError(`${value} is not JSON`);
  if (typeof value === "object" && value !== null)
    return Array.isArray(value) ? writeItems(value) : writeMembers(value);
  const text = JSON.stringify(value);
  if (text === undefined) throw new RangeError(`${typeof value} is not JSON`);
  return text;
}

function writeItems(items: readonly unknown[]): string {
  let text = "[";
  for (let index = 0; index < items.length; index++) {
    if (index > 0) text += ",";
    text += write(items[index]);
  }
  return `${text}]`;
}

function writeMembers(value: object): string {
  const members: Readonly<Record<string, unknown>> = Object(value);
  let text = "{";
  for (const key of sorted(Object.keys(members))) {
    const member = members[key];
    if (member === undefined) continue;
    text += text === "{" ? nameOf(key) : `,${nameOf(key)}`;
    text += write(member);
  }
  return `${text}}`;
}

/**
 * Maximum number of names that are sorted in place. `sort` makes copies, which is slow for the many small objects of
 * records.
 */
const fewNames = 32;

/** Sorts names by their UTF-16 units, as `sort` does. */
function sorted(names: string[]): string[] {
  if (names.length > fewNames) return names.sort();
  for (let end = 1; end < names.length; end++) {
    const name = names[end] ?? "";
    let place = end;
    for (let before = names[place - 1]; before !== undefined && before > name; before = names[place - 1])
      names[place--] = before;
    names[place] = name;
  }
  return names;
}

/** Cached keys as JSON with the colon. Records have few distinct keys. */
const names = new Map<string, string>();
const maxNames = 1_000;

function nameOf(key: string): string {
  const known = names.get(key);
  if (known !== undefined) return known;
  const name = `${JSON.stringify(key)}:`;
  if (names.size < maxNames) names.set(key, name);
  return name;
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === "string") return !hasLoneSurrogate(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, member]) => !hasLoneSurrogate(key) && isWellFormed(member));
}

/**
 * Whether a string contains a lone surrogate, which has no UTF-8 encoding. The pattern reads a surrogate pair as one
 * character of another category.
 */
function hasLoneSurrogate(text: string): boolean {
  return /\p{Cs}/u.test(text);
}
