/** The most digits an unbounded integer may have: all such integers are exact in a double. */
const mostDigits = 15;
const largest = 10 ** mostDigits - 1;

/** A rule body for the integers from `least` to `most`, both included, and for no other text. */
export function integerRange(least = -largest, most = largest): string {
  if (least > most) throw new RangeError(`no integer is at least ${least} and at most ${most}`);
  if (most < 0) return `"-" (${naturals(-most, -least)})`;
  if (least >= 0) return naturals(least, most);
  return `"-" (${naturals(1, -least)}) | ${naturals(0, most)}`;
}

/** Integers from 0 on, without leading zeros: a piece for each number of digits. */
function naturals(least: number, most: number): string {
  const pieces: string[] = [];
  for (let digits = String(least).length; digits <= String(most).length; digits++) {
    const from = Math.max(least, digits === 1 ? 0 : 10 ** (digits - 1));
    const to = Math.min(most, 10 ** digits - 1);
    pieces.push(between(String(from), String(to)));
  }
  return pieces.join(" | ");
}

/** Numbers of the same count of digits, digit by digit. */
function between(from: string, to: string): string {
  const rest = from.length - 1;
  const [low, high] = [from.charAt(0), to.charAt(0)];
  const tail = (a: string, b: string): string => (rest === 0 ? "" : ` (${between(a, b)})`);
  if (low === high) return `"${low}"${tail(from.slice(1), to.slice(1))}`;
  const fullFrom = /^0*$/.test(from.slice(1));
  const fullTo = /^9*$/.test(to.slice(1));
  const first = fullFrom ? Number(low) : Number(low) + 1;
  const last = fullTo ? Number(high) : Number(high) - 1;
  return [
    ...(fullFrom ? [] : [`"${low}"${tail(from.slice(1), "9".repeat(rest))}`]),
    ...(first > last ? [] : [`${digitRange(first, last)}${rest === 0 ? "" : ` [0-9]{${rest},${rest}}`}`]),
    ...(fullTo ? [] : [`"${high}"${tail("0".repeat(rest), to.slice(1))}`]),
  ].join(" | ");
}

function digitRange(first: number, last: number): string {
  return first === last ? `"${first}"` : `[${first}-${last}]`;
}
