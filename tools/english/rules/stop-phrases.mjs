import { phrases } from "./phrases.mjs";

/**
 * A rule of textlint: reports each phrase that stops a reader, with what to write instead. A phrase may be wrapped, and
 * it may stand in a table, in a block of code or in a message.
 */
export function stopPhrases(context) {
  const { Syntax, RuleError, getSource, locator, report } = context;
  const check = (node) => {
    const text = unwrapped(getSource(node));
    for (const { pattern, instead } of patterns) {
      for (const match of text.matchAll(pattern)) {
        const phrase = match[0].replace(/\s+/g, " ");
        const padding = locator.range([match.index, match.index + match[0].length]);
        report(node, new RuleError(`"${phrase}"; write: ${instead}`, { padding }));
      }
    }
  };
  return Object.fromEntries(
    [Syntax.Paragraph, Syntax.Header, Syntax.TableCell, Syntax.CodeBlock, Syntax.Html].map((type) => [
      type,
      check,
    ]),
  );
}

/** Whether a file may hold a phrase: a file that holds none anywhere need not be parsed. */
export function mayHoldPhrase(text) {
  const line = unwrapped(text);
  return patterns.some(({ pattern }) => line.search(pattern) !== -1);
}

const patterns = phrases.map(({ phrase, instead }) => ({
  pattern: new RegExp(phrase.source.replaceAll(" ", "\\s+"), `g${phrase.flags}`),
  instead,
}));

/**
 * The text with the margins of its lines, `*`, `//` or `>`, as spaces, and without quoted names, as `besides`. Offsets stay.
 */
function unwrapped(text) {
  return text
    .replace(/\n[ \t]*(\*|\/\/|>)?[ \t]*/g, (margin) => " ".repeat(margin.length))
    .replace(/`[^`\s]+`/g, (name) => "`".repeat(name.length));
}
