/** What the process tells the shell. */
export const exitCode = {
  done: 0,
  /** Some answer was invalid or failed. */
  someFailed: 1,
  /** Wrong usage, or input that cannot be read. */
  usage: 2,
  /** The model could not be reached. */
  unreachable: 3,
  /** A limit was reached: the run is paused. */
  limit: 4,
  /** Another process is working on the same run. */
  held: 5,
  /** What is verified holds, but is not all: rounds of a run, or runs of an ensemble, are missing. */
  incomplete: 6,
  interrupted: 130,
} as const;
