import { type Demand, does, groups, isClaimed, overTime, setsAgainst, word } from "./demand.js";

/** Prepositions that restrict the question, with the test whether an interpretation applies the restriction. */
export const prepositions: readonly Demand[] = [
  {
    words: /^(?:over|through|throughout|during)$/,
    isMet: (use) => overTime(use) || (use.reading.axis !== null && /\bover all\b/i.test(use.draft.question)),
  },
  {
    words: /^(?:under|above|below|near|beyond|behind|off|down|like|beneath)$/,
    isMet: (use) =>
      (/^(?:off|down)$/.test(word(use.token)) && does("change", "trend")(use)) ||
      (word(use.token) === "off" && /^(?:take|takes|took|taken)$/.test(word(use.before))) ||
      (word(use.token) === "like" && /^(?:would|look|looks|looked)$/.test(word(use.before))),
  },
  {
    words: /^up$/,
    isMet: (use) =>
      does("change", "trend")(use) ||
      /^(?:makes?|made|end|ends|ended|adds?|added|break|breaks)$/.test(word(use.before)),
  },
  {
    words: /^out$/,
    isMet: (use) =>
      word(use.next) === "of" || /^(?:find|turned|turns|carried|point|pointed|work)$/.test(word(use.before)),
  },
  {
    words: /^around$/,
    isMet: (use) => /\baround the (?:world|globe|country)\b/i.test(use.draft.question),
  },
  {
    words: /^within$/,
    isMet: (use) => isClaimed(use.next, use),
  },
  {
    words: /^between$/,
    isMet: (use) => setsAgainst(use) || overTime(use) || groups(use) || use.reading.conditions.length > 0,
  },
];
