import { checkOptions, type Rules, required, rules } from "@concordat/contracts/options";
import { Connection } from "../database/connection.js";
import { defaultReconnectTimeoutSeconds, retryUntilReachable } from "../database/retry-until-reachable.js";
import { openBatchTables } from "./batch-tables.js";

/** The rate at which all processes of a database together may ask a model. */
export interface RateOfModel {
  /** The URL of the database. */
  readonly url: string;
  /** The model: processes with the same key share the rate. */
  readonly key: string;
  /** Maximum number of requests in a minute; `null` for no limit. */
  readonly requestsPerMinute: number | null;
  /** Maximum number of tokens in a minute; `null` for no limit. */
  readonly tokensPerMinute: number | null;
  /** The share of a minute's amount that may be used at once. */
  readonly burst: number;
}

/** The share of this process in a rate. */
export interface RateOfDatabase {
  /**
   * Takes a number of requests from the rate, and returns the milliseconds until they may start. 0 only asks whether
   * tokens delay a request, and a negative number returns requests that were not made.
   */
  take(requests: number): Promise<number>;
  /** Counts the tokens of a request that has ended. */
  use(tokens: number): Promise<void>;
  /** Closes the connection. */
  close(): Promise<void>;
}

const limit = required({
  message: "must be an integer of at least 1 or null",
  test: (value) => value === null || (Number.isInteger(value) && Number(value) >= 1),
});

const rateRules: Rules<RateOfModel> = {
  url: required(rules.text),
  key: required(rules.text),
  requestsPerMinute: limit,
  tokensPerMinute: limit,
  burst: required({
    message: "must be a number from 0 to 1",
    test: (value) => Number(value) >= 0 && Number(value) <= 1,
  }),
};

/** The amount that is available without a limit. */
const unlimited = 1e15;

/**
 * Adds what has become available since the last statement, at most the capacity, and takes the amounts. A statement
 * locks the row before it computes, and all times are those of the database's clock.
 */
const takeSql = `
  INSERT INTO concordat_many.rate AS r VALUES
    ($1, $2::float8 - $4::float8, $3::float8 - $5::float8, clock_timestamp())
  ON CONFLICT (key) DO UPDATE SET
    requests = least($2, r.requests + greatest(0, extract(epoch FROM clock_timestamp() - r.at))::float8 * $6::float8 / 60) - $4,
    tokens = least($3, r.tokens + greatest(0, extract(epoch FROM clock_timestamp() - r.at))::float8 * $7::float8 / 60) - $5,
    at = clock_timestamp()
  RETURNING requests, tokens`;

/**
 * Returns the share of this process in a rate that a database counts for all processes.
 * @throws {RangeError} when an argument is invalid
 * @throws {LedgerError} when it is not the URL of a database
 */
export function shareRate(rate: RateOfModel): RateOfDatabase {
  checkOptions(rate, rateRules);
  const { key, requestsPerMinute, tokensPerMinute } = rate;
  const connection = new Connection(rate.url);
  const patience = {
    reconnectTimeoutSeconds: defaultReconnectTimeoutSeconds,
    signal: new AbortController().signal,
  };
  const again = <Result>(work: () => Promise<Result>): Promise<Result> =>
    retryUntilReachable(connection, patience, work);
  const capacity = (perMinute: number | null): number =>
    perMinute === null ? unlimited : Math.max(1, perMinute * rate.burst);
  let opened: Promise<void> | undefined;
  const change = async (requests: number, tokens: number): Promise<{ requests: number; tokens: number }> => {
    opened ??= again(() => openBatchTables(connection));
    await opened;
    const { rows } = await again(() =>
      connection.query(takeSql, [
        key,
        capacity(requestsPerMinute),
        capacity(tokensPerMinute),
        requests,
        tokens,
        requestsPerMinute ?? 0,
        tokensPerMinute ?? 0,
      ]),
    );
    return rows[0];
  };
  return {
    async take(requests) {
      const left = await change(requests, 0);
      // A request that has its place already is delayed by tokens only.
      return Math.max(
        requests > 0 ? waitMs(-left.requests, requestsPerMinute) : 0,
        waitMs(1 - left.tokens, tokensPerMinute),
      );
    },
    async use(tokens) {
      await change(0, tokens);
    },
    close: () => connection.close(),
  };
}

/** Returns the milliseconds after which a missing amount is available. */
function waitMs(missing: number, perMinute: number | null): number {
  return perMinute === null || missing <= 0 ? 0 : Math.ceil((missing * 60_000) / perMinute);
}
