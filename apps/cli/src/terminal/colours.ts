import pico from "picocolors";

/** Colours for standard output and standard error apart: either may be a pipe. NO_COLOR is honoured. */
export const colours = {
  out: pico.createColors(pico.isColorSupported && process.stdout.isTTY === true),
  err: pico.createColors(pico.isColorSupported && process.stderr.isTTY === true),
};
