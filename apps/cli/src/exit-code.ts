/** What the process tells the shell. */
export const exitCode = {
  done: 0,
  /** Some answer was invalid or failed. */
  someFailed: 1,
  /** Wrong usage, or input that cannot be read. */
  usage: 2,
  /** The model could not be reached. */
  unreachable: 3,
  interrupted: 130,
} as const;
