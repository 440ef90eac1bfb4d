import type { OptionOdds, TokenLogprob, TokenLogprobs } from "../chat/index.js";

/** An option in the form in which an answer contains it. */
interface WrittenOption {
  /** The text of the token, from the position at which the options differ. */
  readonly text: string;
}

/** The position of a written option, and its alternatives. */
export interface WrittenChoice {
  /** The complete answer. */
  readonly text: string;
  /** The start of the option, in characters. */
  readonly start: number;
  readonly options: readonly WrittenOption[];
  /** The possible characters after an option; empty if the answer ends after it. */
  readonly followedBy: readonly string[];
}

/** The value that servers report for a token that is not in their list. */
const unlisted = -9_999;

/** Maximum share of the options' probability that may be ambiguous between several options. */
const maxAmbiguous = 0.001;

/** The number of tokens requested at each position: a list of this length may be incomplete. */
const maxListLength = 20;

/** Maximum share of the options' probability that may be in unlisted tokens. */
const maxHidden = 0.02;

/**
 * The probabilities of options from the tokens that a server lists. Each option is followed to the token that
 * distinguishes it from all others. A token with which several options begin is followed along the written answer,
 * whose next list continues it. Other such tokens remain ambiguous.
 */
export function listedOdds(tokens: readonly TokenLogprobs[], choice: WrittenChoice): readonly OptionOdds[] {
  const { options } = choice;
  const begun = tokens.length === 0 ? null : startOf(tokens, choice);
  if (begun === null) {
    const reason =
      tokens.length === 0
        ? "the server lists no probabilities"
        : "the tokens that the server lists do not make up the answer";
    return options.map(() => ({ logProbability: null, reason }));
  }
  const shares = new Shares(
    options.map(({ text }) => bytesOf(text)),
    choice.followedBy.map(bytesOf),
    listLengthOf(tokens),
  );
  shares.add(tokens, begun);
  return shares.odds(options);
}

/** A position in the tokens. A part of the first token belongs to the text before the options. */
interface Start {
  readonly index: number;
  readonly lead: string;
}

/**
 * Returns the token that contains a position of the answer; `null` unless the tokens contain the answer exactly once.
 */
function startOf(tokens: readonly TokenLogprobs[], { text, start }: WrittenChoice): Start | null {
  const all = tokens.map(tokenBytes);
  const joined = all.join("");
  const answer = bytesOf(text);
  const from = joined.indexOf(answer);
  if (from < 0 || from !== joined.lastIndexOf(answer)) return null;
  const place = from + bytesOf(text.slice(0, start)).length;
  let before = 0;
  for (const [index, bytes] of all.entries()) {
    if (before + bytes.length > place) return { index, lead: joined.slice(before, place) };
    before += bytes.length;
  }
  return null;
}

/** Assigns the probability to the options. */
class Shares {
  private readonly sums: number[];
  /** The probability that may belong to options through tokens that are not listed. */
  private hidden = 0;
  /** The probability of tokens that begin several options and that no list continues. */
  private ambiguous = 0;
  private widest: { readonly said: string; readonly open: readonly number[]; readonly share: number } | null =
    null;
  private readonly options: readonly string[];
  private readonly followedBy: readonly string[];

  private readonly listLength: number;

  /** @param listLength the number of tokens that the server lists at each position */
  constructor(options: readonly string[], followedBy: readonly string[], listLength: number) {
    this.listLength = listLength;
    this.options = options;
    this.followedBy = followedBy;
    this.sums = options.map(() => 0);
  }

  /**
   * @param said the part of the option written so far
   * @param base the logarithm of its probability
   */
  add(
    tokens: readonly TokenLogprobs[],
    { index, lead }: Start,
    said = "",
    among: readonly number[] = this.options.map((_, option) => option),
    base = 0,
  ): void {
    const written = tokens[index];
    if (written === undefined) return;
    const listed = alternatives(written);
    this.hidden += Math.exp(base) * this.unlistedAt(listed, { lead, said, among });
    for (const { bytes, logprob } of listed) {
      const rest = this.continuation(bytes, { lead, said });
      if (rest === null || bytes === "") continue;
      const text = `${said}${rest}`;
      const open = among.filter((option) => this.mayBecome(text, option));
      const total = base + logprob;
      const [only] = open;
      if (only === undefined) continue;
      const isWritten = bytes === tokenBytes(written);
      if (open.length === 1) this.sums[only] = (this.sums[only] ?? 0) + Math.exp(total);
      else if (isWritten && index + 1 < tokens.length)
        this.add(tokens, { index: index + 1, lead: "" }, text, open, total);
      else this.leaveOpen(text, open, Math.exp(total));
    }
  }

  odds(options: readonly WrittenOption[]): readonly OptionOdds[] {
    const known = this.sums.reduce((sum, share) => sum + share, 0);
    if (this.widest !== null && this.ambiguous > maxAmbiguous * (known + this.ambiguous)) {
      const { said, open } = this.widest;
      const names = open.map((option) => JSON.stringify(options[option]?.text ?? "")).join(" and ");
      const reason = `the list does not say which of ${names} a token goes on to that begins with ${JSON.stringify(shown(said))}`;
      return options.map(() => ({ logProbability: null, reason }));
    }
    if (this.hidden > maxHidden * known && known > 0) {
      const reason = "too probable tokens may be missing in the list, which could begin an option as well";
      return options.map(() => ({ logProbability: null, reason }));
    }
    return this.sums.map((sum) =>
      sum > 0
        ? { logProbability: Math.min(0, Math.log(sum)), reason: null }
        : { logProbability: null, reason: "the list of the most probable tokens does not contain it" },
    );
  }

  /**
   * Returns the maximum probability that unlisted tokens can add to options. Each is at most as probable as the last
   * listed token; their number is at most the number of unlisted beginnings of options; and their sum is at most the
   * remaining probability.
   */
  private unlistedAt(listed: readonly Alternative[], { lead, said, among }: Beginning): number {
    if (listed.length < this.listLength) return 0;
    const known = new Set(listed.map(({ bytes }) => bytes));
    const leads = this.mayBeSpaced({ lead, said }) ? new Set([lead, "", " "]) : [lead];
    const beginnings = new Set<string>();
    for (const option of among) {
      const rest = (this.options[option] ?? "").slice(said.length);
      for (const before of leads)
        for (let end = 1; end <= rest.length; end++) beginnings.add(`${before}${rest.slice(0, end)}`);
    }
    const missing = [...beginnings].filter((beginning) => !known.has(beginning)).length;
    const shares = listed.map(({ logprob }) => Math.exp(logprob));
    const remaining = Math.max(0, 1 - shares.reduce((sum, share) => sum + share, 0));
    return Math.min(remaining, missing * last(shares, this.listLength));
  }

  /** Returns the continuation of the option in a token; `null` if the token does not continue an option. */
  private continuation(bytes: string, at: Pick<Beginning, "lead" | "said">): string | null {
    if (this.mayBeSpaced(at)) return bytes.replace(whiteSpace, "");
    return bytes.startsWith(at.lead) ? bytes.slice(at.lead.length) : null;
  }

  /** Whether white space may come before the option or not: an answer in words begins with a token ` Yes` as well as `Yes`. */
  private mayBeSpaced({ lead, said }: Pick<Beginning, "lead" | "said">): boolean {
    return this.followedBy.length === 0 && said === "" && lead.replace(whiteSpace, "") === "";
  }

  private leaveOpen(said: string, open: readonly number[], share: number): void {
    this.ambiguous += share;
    if (this.widest === null || share > this.widest.share) this.widest = { said, open, share };
  }

  /** Whether a text is the beginning of an option, or the option with what follows it. */
  private mayBecome(text: string, option: number): boolean {
    const whole = this.options[option] ?? "";
    if (whole.startsWith(text)) return true;
    if (!text.startsWith(whole)) return false;
    const rest = text.slice(whole.length);
    return this.followedBy.length === 0
      ? endsWord(rest)
      : this.followedBy.some((follower) => rest.startsWith(follower));
  }
}

/** White space that a token begins with. Only of one byte: others are parts of a character. */
const whiteSpace = /^[ \t\r\n]+/;

/** Whether the text after an option is not a part of its word: white space, or punctuation that ends a sentence. */
function endsWord(rest: string): boolean {
  return /^[\s.,;:!?"')*]/.test(rest);
}

/** A token listed at a position, as bytes. */
interface Alternative {
  readonly bytes: string;
  readonly logprob: number;
}

/** The text before a token, and the options that are still possible there. */
interface Beginning {
  readonly lead: string;
  readonly said: string;
  readonly among: readonly number[];
}

/**
 * The share of the last token of a list that is sorted by probability. The written token may be less probable and is
 * listed in addition; then the last one of the list proper is the second smallest, which is the larger bound.
 */
function last(shares: readonly number[], listLength: number): number {
  const sorted = shares.toSorted((a, b) => b - a);
  return sorted[Math.min(sorted.length, listLength) - 1] ?? 0;
}

/**
 * Returns the number of tokens that the server lists at a position. A server may list fewer than requested: then its
 * lists have the same length at all positions, because a vocabulary has thousands of tokens. A list that is shorter
 * than the others is complete.
 */
function listLengthOf(tokens: readonly TokenLogprobs[]): number {
  const [first = maxListLength, ...others] = new Set(tokens.map(({ top }) => top.length));
  return tokens.length > 1 && others.length === 0 && first > 0
    ? Math.min(first, maxListLength)
    : maxListLength;
}

/** Returns the tokens listed at a position, and the written token. */
function alternatives(written: TokenLogprobs): Alternative[] {
  const found = new Map<string, number>();
  for (const token of [written, ...written.top]) {
    const { logprob } = token;
    if (Number.isFinite(logprob) && logprob > unlisted && logprob <= 1e-6)
      found.set(tokenBytes(token), logprob);
  }
  return [...found].map(([bytes, logprob]) => ({ bytes, logprob }));
}

/** A token as a string of bytes: a token may be a part of a character. */
function tokenBytes({ token, bytes }: TokenLogprob): string {
  return bytes === undefined ? bytesOf(token) : String.fromCharCode(...bytes);
}

function bytesOf(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
}

function shown(bytes: string): string {
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}
