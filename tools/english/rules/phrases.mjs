/** Phrases that stop a reader, and what to write instead. */
export const phrases = [
  { phrase: /\bthere already\b|\bis already there\b/i, instead: "already exists" },
  { phrase: /\b(what|that|which) is there\b(?! (to|for|a|no)\b)/i, instead: "existing" },
  { phrase: /\b(go|goes|going|gone) on (in|with)\b|\b(call|analysis|run) goes on\b/i, instead: "continue" },
  { phrase: /\b(is|are) no JSON\b/i, instead: "is not valid JSON" },
  {
    phrase: /\b(that|which|it|who|value|name|text|file) (is|are) no (?!longer|more|less|smaller|part|such)/i,
    instead: "is not a",
  },
  { phrase: /\bthat (is|are) none\b/i, instead: "that is not one" },
  { phrase: /\bso many at most\b|\bat most so many\b/i, instead: "at most this many" },
  {
    phrase: /\bthe most (characters|tokens|bytes|decisions|requests|items|rows)\b/i,
    instead: "maximum number of",
  },
  { phrase: /\bhow (its|the) values are put together\b/i, instead: "how its values are aggregated" },
  { phrase: /\bthere are besides\b/i, instead: "omitted" },
  { phrase: /\bno value was found that tells\b/i, instead: "no counterexample was found" },
  { phrase: /\bhardly meant\b/i, instead: "probably a mistake" },
  { phrase: /\bcannot be meant\b/i, instead: "is invalid" },
  { phrase: /\bis not known where (it|they) leads?\b/i, instead: "cannot be resolved" },
  { phrase: /\bmakes nothing of\b|\bof which the model makes nothing\b/i, instead: "fails to produce" },
  { phrase: /\bnobody says\b/i, instead: "by default" },
  { phrase: /\btold of\b/i, instead: "called with, or told about" },
  { phrase: /\bmust be there\b/i, instead: "is required" },
  { phrase: /\bwhat an? (outcome|request|answer) took\b/i, instead: "resources used by" },
];
