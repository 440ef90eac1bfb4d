import { randomBytes } from "node:crypto";
import pico from "picocolors";

/** What encloses a colour's number until it is printed. No one outside this process can write it. */
const mark = `\u{F8FF}${randomBytes(8).toString("hex")}:`;
const marked = new RegExp(`${mark}(\\d+)m`, "g");

const escapeCharacter = "\u001b";
const sequence = new RegExp(`${escapeCharacter}\\[(\\d+)m`, "g");
const splitting = new RegExp(`(${escapeCharacter}\\[\\d+m)`);

/** A text in parts: at odd places sequences that switch a colour on or off, between them what is printed. */
export function splitAtColours(text: string): string[] {
  return text.split(splitting);
}

type Paint = (text: string) => string;

/** The colours of a stream; on anything but a terminal they do nothing. */
export interface Colours {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly red: Paint;
  readonly green: Paint;
  readonly yellow: Paint;
}

/** SGR parameters that begin and end each. */
const codes = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39] } as const;

/** Colours for standard output and standard error apart: either may be a pipe. NO_COLOR is honoured. */
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

/** Turns the colours of a text that is otherwise harmless into escape sequences. */
export function withColours(text: string): string {
  return text.replace(marked, `${escapeCharacter}[$1m`);
}

/** Turns escape sequences of these colours back, for text that a library laid out. All else in it must be harmless. */
export function asMarked(text: string): string {
  return text.replace(sequence, `${mark}$1m`);
}
