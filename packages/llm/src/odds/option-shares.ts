import type { OptionOdds, TokenLogprobs } from "../chat/index.js";
import { type ListedToken, tokenBytes, tokensAt } from "./token-list.js";

/** An option as an answer contains it. */
export interface WrittenOption {
  /** The text of the token, from the position at which the options differ. */
  readonly text: string;
}

/** The position in the tokens at which the options begin. The first token may start with other text. */
export interface Start {
  readonly index: number;
  readonly lead: string;
}

/** Maximum share of the options' probability that may belong to any of several options. */
const maxAmbiguous = 0.001;

/** Maximum share of the options' probability that may be in unlisted tokens. */
const maxHidden = 0.02;

/** Distributes the probability of the listed tokens over the options. */
export class Shares {
  private readonly sums: number[];
  /** The maximum probability of options through tokens that the server does not list. */
  private hidden = 0;
  /** Total probability of tokens that are the start of several options and are not followed by another list. */
  private ambiguous = 0;
  private widest: { readonly said: string; readonly open: readonly number[]; readonly share: number } | null =
    null;
  private readonly options: readonly string[];
  private readonly followedBy: readonly string[];

  private readonly listLength: number;

  /**
   * Creates the shares of some options.
   * @param listLength the number of tokens that the server lists at each position
   */
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
    const listed = tokensAt(written);
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
   * Returns the maximum probability that unlisted tokens can add to options. It has three bounds. Each unlisted token
   * is at most as probable as the last listed one. There are at most as many as unlisted beginnings of options. Their
   * sum is at most the remaining probability.
   */
  private unlistedAt(listed: readonly ListedToken[], { lead, said, among }: Beginning): number {
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

  /** Returns the part of a token that continues an option; `null` if the token cannot continue one. */
  private continuation(bytes: string, at: Pick<Beginning, "lead" | "said">): string | null {
    if (this.mayBeSpaced(at)) return bytes.replace(whiteSpace, "");
    return bytes.startsWith(at.lead) ? bytes.slice(at.lead.length) : null;
  }

  /**
   * Whether the option may be preceded by white space: a plain-text answer may begin with the token ` Yes` instead of
   * `Yes`.
   */
  private mayBeSpaced({ lead, said }: Pick<Beginning, "lead" | "said">): boolean {
    return this.followedBy.length === 0 && said === "" && lead.replace(whiteSpace, "") === "";
  }

  private leaveOpen(said: string, open: readonly number[], share: number): void {
    this.ambiguous += share;
    if (this.widest === null || share > this.widest.share) this.widest = { said, open, share };
  }

  /** Whether a text is the start of an option, or a complete option followed by allowed characters. */
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

/**
 * White space at the start of a token. Only single-byte characters count, because a byte of any other may be part of
 * a longer character.
 */
const whiteSpace = /^[ \t\r\n]+/;

/**
 * Whether the text after an option ends its word: it starts with white space or with punctuation that ends a
 * sentence.
 */
function endsWord(rest: string): boolean {
  return /^[\s.,;:!?"')*]/.test(rest);
}

/** The text before a token, and the options that are still possible there. */
interface Beginning {
  readonly lead: string;
  readonly said: string;
  readonly among: readonly number[];
}

/**
 * Returns the share of the last token of a list that is sorted by probability. A written token that is less probable
 * than the listed ones is appended to the list. In that case the second smallest share is returned, which is the
 * larger bound.
 */
function last(shares: readonly number[], listLength: number): number {
  const sorted = shares.toSorted((a, b) => b - a);
  return sorted[Math.min(sorted.length, listLength) - 1] ?? 0;
}

function shown(bytes: string): string {
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}
