import { describe, expect, it } from "vitest";
import type { OptionOdds, TokenLogprobs } from "../chat/index.js";
import { listedOdds } from "./listed-odds.js";

/** A token with the probabilities of those at its place. */
function token(written: string, top: Readonly<Record<string, number>>): TokenLogprobs {
  return {
    token: written,
    logprob: Math.log(top[written] ?? 0.5),
    top: Object.entries(top).map(([text, probability]) => ({ token: text, logprob: Math.log(probability) })),
  };
}

/** The odds of options in JSON: behind `{"choice":"`, before the quotation mark that closes. */
function inJson(tokens: readonly TokenLogprobs[], ...options: string[]): readonly OptionOdds[] {
  const text = tokens.map((one) => one.token).join("");
  const start = text.indexOf('":"') + 3;
  return listedOdds(tokens, {
    text,
    start,
    options: options.map((option) => ({ text: option })),
    followedBy: ['"'],
  });
}

const shares = (odds: readonly OptionOdds[]) =>
  odds.map(({ logProbability }) =>
    logProbability === null ? null : Math.round(Math.exp(logProbability) * 1e6) / 1e6,
  );
const reasons = (odds: readonly OptionOdds[]) => [...new Set(odds.map(({ reason }) => reason))];

const before = token('{"choice":"', { '{"choice":"': 0.9 });
const end = token('"}', { '"}': 0.8, '",': 0.2 });

describe("the odds of options from a server's list", () => {
  it("are those of the tokens that distinguish them", () => {
    const odds = inJson([before, token("LIKE", { LIKE: 0.6, SC: 0.3, "?": 0.1 }), end], "LIKE", "SCROLL");
    expect(shares(odds)).toEqual([0.6, 0.3]);
  });

  it("are absent if a server lists fewer tokens than it is asked for, and those that it lists leave room for others", () => {
    const short = (choice: Readonly<Record<string, number>>) => [
      token('{"choice":"', { '{"choice":"': 0.9, "{": 0.1 }),
      token("SCROLL", choice),
      token('"}', { '"}': 0.8, '",': 0.2 }),
    ];
    const open = inJson(short({ SCROLL: 0.5, LIKE: 0.2 }), "LIKE", "SCROLL");
    expect([shares(open), reasons(open)]).toEqual([
      [null, null],
      ["too probable tokens may be missing in the list, which could begin an option as well"],
    ]);
    expect(shares(inJson(short({ SCROLL: 0.7, LIKE: 0.295 }), "LIKE", "SCROLL"))).toEqual([0.295, 0.7]);
  });

  it("add the ways to split an option", () => {
    const odds = inJson(
      [before, token("SCR", { SCR: 0.4, S: 0.2, SCROLL: 0.1, LIKE: 0.25 }), token("OLL", {}), end],
      "LIKE",
      "SCROLL",
    );
    expect(shares(odds)).toEqual([0.25, 0.7]);
  });

  it("follow the answer where options begin alike", () => {
    const tokens = [
      before,
      token("RE", { RE: 0.7, SCROLL: 0.3 }),
      token("PLY", { PLY: 0.75, SHARE: 0.25 }),
      token('"}', { '"}': 0.9, _ALL: 0.1 }),
    ];
    expect(shares(inJson(tokens, "REPLY", "REPLY_ALL", "RESHARE", "SCROLL"))).toEqual([
      0.4725, 0.0525, 0.175, 0.3,
    ]);
  });

  it("are absent if options begin alike and the answer went elsewhere", () => {
    const odds = inJson(
      [before, token("SCROLL", { SCROLL: 0.6, REPLY: 0.4 }), end],
      "REPLY",
      "REPLY_ALL",
      "SCROLL",
    );
    expect(shares(odds)).toEqual([null, null, null]);
    expect(reasons(odds)).toEqual([
      'the list does not say which of "REPLY" and "REPLY_ALL" a token goes on to that begins with "REPLY"',
    ]);
  });

  it("tell an option from a longer one by the mark that ends it", () => {
    const tokens = [
      before,
      token('REPLY"', { 'REPLY"': 0.5, REPLY_: 0.2, SCROLL: 0.3 }),
      token("}", { "}": 1 }),
    ];
    expect(shares(inJson(tokens, "REPLY", "REPLY_ALL", "SCROLL"))).toEqual([0.5, 0.2, 0.3]);
  });

  it("do not take an option for one that it contains", () => {
    const odds = inJson(
      [before, token("DIS", { DIS: 0.7, LIKE: 0.3 }), token("LIKE", {}), end],
      "LIKE",
      "DISLIKE",
    );
    expect(shares(odds)).toEqual([0.3, 0.7]);
  });

  it.each([
    ["lacks an option", { LIKE: 1 }],
    ["gives an option -9999", { LIKE: 1, SCROLL: 0 }],
  ])("are absent for an option where the list %s", (_, top) => {
    const written = token("LIKE", top);
    const listed = {
      ...written,
      top: written.top.map((one) => ({ ...one, logprob: Math.max(-9_999, one.logprob) })),
    };
    const odds = inJson([before, listed, end], "LIKE", "SCROLL");
    expect(shares(odds)).toEqual([1, null]);
    expect(odds[1]?.reason).toBe("the list of the most probable tokens does not contain it");
  });

  /** A full list of 20 tokens: those given, and others that are each as probable as the last one. */
  const full = (written: string, top: Readonly<Record<string, number>>, last: number) => {
    const others = Array.from({ length: 20 - Object.keys(top).length }, (_, index) => [
      `other${index}`,
      last,
    ]);
    return token(written, { ...top, ...Object.fromEntries(others) });
  };

  it("are absent if a full list ends among tokens that may begin an option as probably as those listed", () => {
    // As a small model of Ollama lists them when its grammar makes it write R, E, PL and Y: RE is not listed, and may be as probable as S.
    const tokens = [
      before,
      { ...full("R", { S: 0.016 }, 0.006), logprob: Math.log(0.0009) },
      full("EPLY", { EPLY: 0.001 }, 0.0005),
      end,
    ];
    const odds = inJson(tokens, "REPLY", "REPLY_ALL", "SCROLL");
    expect(shares(odds)).toEqual([null, null, null]);
  });

  it("are known where a full list ends with tokens that are too improbable to matter", () => {
    const odds = inJson([before, full("yes", { yes: 0.6, no: 0.2 }, 1e-4), end], "yes", "no");
    expect(shares(odds)).toEqual([0.6, 0.2]);
  });

  it("are absent if the server lists nothing, or tokens of another text", () => {
    expect(
      reasons(listedOdds([], { text: "LIKE", start: 0, options: [{ text: "LIKE" }], followedBy: [] })),
    ).toEqual(["the server lists no probabilities"]);
    const other = listedOdds([token("LIK", { LIK: 1 })], {
      text: "LIKE",
      start: 0,
      options: [{ text: "LIKE" }],
      followedBy: [],
    });
    expect(reasons(other)).toEqual(["the tokens that the server lists do not make up the answer"]);
  });

  it("begin within a token that belongs to what stands before, too", () => {
    const tokens = [
      token('{"choice":', {}),
      token('"LI', { '"LI': 0.5, '"SC': 0.25, ' "': 0.2 }),
      token("KE", {}),
      end,
    ];
    const text = '{"choice":"LIKE"}';
    const options = [{ text: "LIKE" }, { text: "SCROLL" }];
    expect(shares(listedOdds(tokens, { text, start: 11, options, followedBy: ['"'] }))).toEqual([0.5, 0.25]);
  });

  it("are absent if a token ends before the options differ", () => {
    const tokens = [token('{"choice":', {}), token('"LI', { '"LI': 0.5, '"': 0.4 }), token("KE", {}), end];
    const options = [{ text: "LIKE" }, { text: "SCROLL" }];
    const odds = listedOdds(tokens, { text: '{"choice":"LIKE"}', start: 11, options, followedBy: ['"'] });
    expect(shares(odds)).toEqual([null, null]);
  });

  it("read tokens that are parts of a character by their bytes", () => {
    // はい is E3 81 AF E3 81 84, いいえ E3 81 84 …: two tokens of bytes that both begin with E3 81.
    const part = (
      bytes: number[],
      probability: number,
      top: readonly (readonly [number[], number])[] = [],
    ) => ({
      token: "\uFFFD",
      bytes,
      logprob: Math.log(probability),
      top: top.map(([list, share]) => ({ token: "\uFFFD", bytes: list, logprob: Math.log(share) })),
    });
    const tokens = [
      before,
      part([0xe3, 0x81], 0.9, [[[0xe3, 0x81], 0.9]]),
      part([0xaf], 0.7, [
        [[0xaf], 0.7],
        [[0x84], 0.3],
      ]),
      token("い", {}),
      end,
    ];
    const text = '{"choice":"はい"}';
    const options = [{ text: "はい" }, { text: "いいえ" }];
    expect(shares(listedOdds(tokens, { text, start: 11, options, followedBy: ['"'] }))).toEqual([0.63, 0.27]);
  });

  it("find the answer behind thoughts that the server lists, too", () => {
    const tokens = [token("Hm.", {}), before, token("LIKE", { LIKE: 0.75, SCROLL: 0.25 }), end];
    const text = '{"choice":"LIKE"}';
    const options = [{ text: "LIKE" }, { text: "SCROLL" }];
    expect(shares(listedOdds(tokens, { text, start: 11, options, followedBy: ['"'] }))).toEqual([0.75, 0.25]);
  });

  it("add the tokens with a space before the option and without one in an answer in words", () => {
    const inWords = (written: string, space = 0) => {
      const top = { " Yes": 0.5, No: 0.3, Yes: 0.05, " No": 0.1, ...(space > 0 ? { "\n": space } : {}) };
      const tokens = [token(written, top)];
      const start = written.length - written.trimStart().length;
      const options = ["Yes", "No"].map((text) => ({ text }));
      return listedOdds(tokens, { text: written, start, options, followedBy: [] });
    };
    expect(shares(inWords(" Yes"))).toEqual([0.55, 0.4]);
    expect(shares(inWords("No"))).toEqual([0.55, 0.4]);
    // What follows white space alone is not listed.
    expect(shares(inWords("No", 0.05))).toEqual([null, null]);
  });

  it("do not add a token with a space in a string of JSON, where it is another text", () => {
    const odds = inJson([before, token("Yes", { Yes: 0.4, " Yes": 0.3, No: 0.3 }), end], "Yes", "No");
    expect(shares(odds)).toEqual([0.4, 0.3]);
  });

  it("take an answer in words that ends behind the option", () => {
    const tokens = [token("No", { No: 0.6, Yes: 0.3, Not: 0.1 }), token(".", {})];
    const options = [{ text: "Yes" }, { text: "No" }];
    expect(shares(listedOdds(tokens, { text: "No.", start: 0, options, followedBy: [] }))).toEqual([
      0.3, 0.6,
    ]);
  });
});
