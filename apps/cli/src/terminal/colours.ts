import { randomBytes } from "node:crypto";
import pico from "picocolors";

/**
 * A prefix for the number of a colour until the text is printed. It is random, so that external text cannot contain it.
 */
const mark = `\u{F8FF}${randomBytes(8).toString("hex")}:`;
const marked = new RegExp(`${mark}(\\d+)m`, "g");

const escapeCharacter = "\u001b";
const sequence = new RegExp(`${escapeCharacter}\\[(\\d+)m`, "g");
const splitting = new RegExp(`(${escapeCharacter}\\[\\d+m)`);

/**
 * Splits a text at colours. Odd elements are sequences that switch a colour on or off, even elements are printed
 * text.
 */
export function splitAtColours(text: string): string[] {
  return text.split(splitting);
}

type Paint = (text: string) => string;

/** The colours of a stream. They have no effect if the stream is not a terminal. */
export interface Colours {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly red: Paint;
  readonly green: Paint;
  readonly yellow: Paint;
}

/** The SGR parameters that switch each colour on and off. */
const codes = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39] } as const;

/** Separate colours for standard output and standard error: either may be a pipe. Respects NO_COLOR. */
export const colours = {
  out: coloursFor(process.stdout.isTTY === true),
  err: coloursFor(process.stderr.isTTY === true),
};

function coloursFor(isTerminal: boolean): Colours {
  const on = pico.isColorSupported && isTerminal;
  const paint = ([begin, end]: readonly [number, number]): Paint =>
    on ? (text) => `${mark}${begin}m${text}${mark}${end}m` : (text) => text;
  return {
    bold: paint(codes.bold),
    dim: paint(codes.dim),
    red: paint(codes.red),
    green: paint(codes.green),
    yellow: paint(codes.yellow),
  };
}

/** Converts the colours of an otherwise harmless text to escape sequences. */
export function withColours(text: string): string {
  return text.replace(marked, `${escapeCharacter}[$1m`);
}

/**
 * Converts escape sequences of these colours back to marks, for text that a library formatted. The text must not
 * contain other control characters.
 */
export function asMarked(text: string): string {
  return text.replace(sequence, `${mark}$1m`);
}
