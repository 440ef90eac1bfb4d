/** A rule of textlint: reports a word that stands twice in a row, as "the the". */
export function repeatedWords(context) {
  const { Syntax, RuleError, getSource, locator, report } = context;
  const check = (node) => {
    for (const match of getSource(node).matchAll(twice)) {
      const padding = locator.range([match.index, match.index + match[0].length]);
      report(node, new RuleError(`"${match[1]}" stands twice`, { padding }));
    }
  };
  return { [Syntax.Paragraph]: check, [Syntax.Header]: check, [Syntax.TableCell]: check };
}

/** Whether a file may hold such a word: a file that holds none anywhere need not be parsed. */
export function mayRepeatWord(text) {
  return text.search(twice) !== -1;
}

const twice =
  /(?<![\w`"'-])(a|an|the|of|to|in|is|are|and|or|for|with|by|it|which|what|as|be|not|from)\s+(?:(?:\*|\/\/|>)\s+)?\1(?![\w`"'-])/gi;
