/** The exit codes of the process. */
export const exitCode = {
  done: 0,
  /** An answer was invalid, or a request failed. */
  someFailed: 1,
  /** Wrong usage, or input that cannot be read. */
  usage: 2,
  /** The model could not be reached. */
  unreachable: 3,
  /** A limit was reached: the run is paused. */
  limit: 4,
  /** Another process is working on the same run. */
  locked: 5,
  /** The verified part is correct but incomplete: rounds of a run, or runs of an ensemble, are missing. */
  incomplete: 6,
  interrupted: 130,
} as const;
