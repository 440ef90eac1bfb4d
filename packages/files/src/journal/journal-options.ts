/** Milliseconds between two waits for the disk, by default. */
export const defaultSyncMs = 1_000;

/** The records of a journal and how they are stored. */
export interface JournalOptions<R> {
  /**
   * Parses a value as a record of this run, or throws an `Error` with the reason why it is not one. Called for every
   * existing line, and for every record before it is written.
   */
  readonly read: (value: unknown) => R;
  /**
   * The start of the line of every record, such as `{"agent_id":`. A line with another start was not written by this
   * program.
   */
  readonly opening: string;
  /**
   * Called with every existing record, in order. If the record cannot be one of this run, it throws an error with the
   * reason.
   */
  readonly onRecord?: (record: R) => void;
  /**
   * Returns the number of the line that an existing record replaces, or `null`. Called after `onRecord`, with the number
   * of the record's own line; lines are counted from 0. Opening the journal of a run removes replaced lines once they
   * are more than half of all lines. Default: no record replaces another.
   */
  readonly replaces?: (record: R, line: number) => number | null;
  /**
   * Maximum time in milliseconds between writes that wait for the disk; 0: every write waits. If the process is killed,
   * nothing is lost. After a power failure, at most the records of this time are lost. Default 1000.
   */
  readonly syncEveryMs?: number;
  /** Whether to empty the file first. Default false: existing content is verified and kept. */
  readonly empty?: boolean;
}
