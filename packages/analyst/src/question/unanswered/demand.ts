import type { Claims } from "../claims.js";
import type { Draft } from "../draft.js";
import type { Operation } from "../operation.js";
import type { Reading } from "../reading.js";
import type { Token } from "../token.js";

/** A word that is not the name of a column, value or period, and the interpretation that must answer it. */
export interface RequiredWord {
  readonly token: Token;
  readonly before: Token | undefined;
  readonly next: Token | undefined;
  readonly claims: Claims;
  readonly draft: Draft;
  readonly reading: Reading;
}

/** Words that request something, and a function that tells whether an interpretation provides it. */
export interface Demand {
  readonly words: RegExp;
  isMet(use: RequiredWord): boolean;
}

export const word = (token: Token | undefined): string => token?.lower ?? "";

export const isClaimed = (token: Token | undefined, { claims }: RequiredWord): boolean =>
  token !== undefined && claims.useOf(token) !== undefined;

export const does =
  (...operations: readonly Operation[]) =>
  ({ reading }: RequiredWord): boolean =>
    operations.includes(reading.operation);

export const setsAgainst = does("comparison", "change", "relationship");

export const overTime = ({
  draft: { cues },
  reading: { operation, periods, by, axis, conditions },
}: RequiredWord): boolean =>
  operation === "change" ||
  operation === "trend" ||
  operation === "extreme" ||
  periods.length > 0 ||
  cues.when ||
  by?.chronological === true ||
  (axis !== null && conditions.some(({ column }) => column === axis.column));

export const groups = ({ reading }: RequiredWord): boolean => reading.by !== null;
