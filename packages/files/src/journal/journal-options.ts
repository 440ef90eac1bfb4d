/** Milliseconds between two waits for the disk, by default. */
export const defaultSyncMs = 1_000;

/** The records of a journal and how they are stored. */
export interface JournalOptions<R> {
  /**
   * Reads a value as a record of this run, or throws an `Error` whose message says why it is not one. Called for every
   * existing line and for every record before it is written.
   */
  readonly read: (value: unknown) => R;
  /**
   * The start of the line of every record, such as `{"agent_id":`. A line with another start was not written by this
   * program.
   */
  readonly opening: string;
  /** Called with every existing record, in order. An error that it throws says why the record cannot be one of this run. */
  readonly onRecord?: (record: R) => void;
  /**
   * Milliseconds after which an append also waits for the disk; 0: every append does. A killed process loses nothing
   * either way, a power cut at most this long. Default 1000.
   */
  readonly syncEveryMs?: number;
  /** Empty the file first. Default false: existing content is verified and kept. */
  readonly empty?: boolean;
}
