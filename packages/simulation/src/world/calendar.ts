const minuteMs = 60_000;
const hourMs = 3_600_000;

/** Computes the start time of rounds, and its hour of the day. */
export class Calendar {
  private readonly start: number;
  private readonly offset: number;
  private readonly step: number;

  /** @param startsAt an RFC 3339 time. Hours of the day are in its UTC offset */
  constructor(startsAt: string, roundMinutes: number) {
    this.start = Date.parse(startsAt);
    this.step = roundMinutes * minuteMs;
    const offset = /([+-])([0-9]{2}):([0-9]{2})$/.exec(startsAt);
    const minutes = offset === null ? 0 : Number(offset[2]) * 60 + Number(offset[3]);
    this.offset = (offset?.[1] === "-" ? -minutes : minutes) * minuteMs;
  }

  /** Returns the start of a round, in milliseconds since 1970. */
  startOf(round: number): number {
    return this.start + round * this.step;
  }

  /** Returns the hour of the day at which a round starts, 0 to 23. */
  hourOf(round: number): number {
    const hours = Math.floor((this.startOf(round) + this.offset) / hourMs) % 24;
    return (hours + 24) % 24;
  }

  /**
   * Returns the round in which a post of the scenario appears: its `round` if given, otherwise the round that contains
   * its time. Default 0.
   */
  roundOfPost({ round, timestamp }: { readonly round?: number; readonly timestamp?: string }): number {
    return round ?? (timestamp === undefined ? 0 : this.roundOf(timestamp));
  }

  /** Returns the round that contains a time; 0 for a time before the start. */
  roundOf(timestamp: string): number {
    return Math.max(0, Math.floor((Date.parse(timestamp) - this.start) / this.step));
  }
}
