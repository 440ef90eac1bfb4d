import { phrases } from "./phrases.mjs";

/** Every phrase in a text: the line on which it begins, the phrase itself, and what to write instead. */
export function findPhrases(text) {
  // Where a comment or a paragraph is wrapped, the phrase continues on the next line. Offsets stay.
  const joined = text.replace(/\n[ \t]*(\*|\/\/)?[ \t]*/g, (margin) => " ".repeat(margin.length));
  return phrases.flatMap(({ phrase, instead }) => {
    const source = phrase.source.replaceAll(" ", "\\s+");
    return [...joined.matchAll(new RegExp(source, `g${phrase.flags}`))].map((match) => ({
      line: text.slice(0, match.index).split("\n").length,
      phrase: match[0].replace(/\s+/g, " "),
      instead,
    }));
  });
}
