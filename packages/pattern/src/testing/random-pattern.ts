import fc from "fast-check";

/** Constructs that our automata do not support, alone and next to others. */
const unfollowed = [
  "(?<=a)",
  "(?<!b)",
  "(?<=(a|b)*\\1)",
  "\\b",
  "\\B",
  "(?=b)",
  "(?!b)",
  "\\1",
  "\\2",
  "\\k<q>",
  "\\k<r>",
];

/** Single characters and escapes, in every notation of either mode. */
const atoms = [
  ..."abkq<>1!-,{}]/",
  ..."é😀\ud83d\n",
  ".",
  "\\d",
  "\\D",
  "\\w",
  "\\W",
  "\\s",
  "\\S",
  "\\n",
  "\\0",
  "\\01",
  "\\012",
  "\\1",
  "\\8",
  "\\18",
  "\\cA",
  "\\c",
  "\\c1",
  "\\x61",
  "\\x6",
  "\\u0061",
  "\\u{61}",
  "\\u{1f600}",
  "\\ud83d\\ude00",
  "\\ud83d",
  "\\u61",
  "\\k",
  "\\k<q",
  "\\k<q>",
  "\\p{L}",
  "\\P{Lu}",
  "\\p{Script=Greek}",
  "\\-",
  "\\a",
  "\\/",
  "\\]",
  "\\^",
  "a{,2}",
  "a{",
  "(?:)",
];

/** Members of classes; those of the `v` flag have other meanings in both modes. */
const members = [
  ..."abz09-^[&~|!😀",
  "a-c",
  "a-",
  "-c",
  "\\w-a",
  "--",
  "&&",
  "[a-c]",
  "\\q{ab|c}",
  "\\b",
  "\\B",
  "\\d",
  "\\W",
  "\\s",
  "\\p{L}",
  "\\P{L}",
  "\\1",
  "\\01",
  "\\c",
  "\\cA",
  "\\c_",
  "\\x61-\\x63",
  "\\ud83d\\ude00",
  "\\u{1f600}-\\u{1f64f}",
  "😀-😎",
  "\\-",
  "\\]",
  ".",
  "$",
];

const quantifiers = ["*", "+", "?", "*?", "+?", "??", "{2}", "{0}", "{0,2}", "{1,}", "{1,2}?"];

const characterClass = fc
  .tuple(fc.constantFrom("", "^"), fc.array(fc.constantFrom(...members), { maxLength: 4 }))
  .map(([caret, items]) => `[${caret}${items.join("")}]`);

/**
 * Random patterns with all constructs of the syntax; many are regular expressions in only one mode, or in
 * none.
 */
export function randomPattern({
  withAssertions,
}: {
  readonly withAssertions: boolean;
}): fc.Arbitrary<string> {
  const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
    pattern: fc
      .array(fc.array(tie("part"), { maxLength: 4 }), { minLength: 1, maxLength: 3 })
      .map((choices) => choices.map((parts) => parts.join("")).join("|")),
    part: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constantFrom(...atoms),
      characterClass,
      fc
        .tuple(fc.constantFrom("(", "(?:", "(?<q>", "(?<r>"), tie("pattern"))
        .map(([open, inner]) => `${open}${inner})`),
      fc.tuple(tie("part"), fc.constantFrom(...quantifiers)).map(([item, count]) => `${item}${count}`),
      ...(withAssertions
        ? [
            fc.constantFrom("^", "$", ...unfollowed),
            fc
              .tuple(fc.constantFrom("(?=", "(?!", "(?<=", "(?<!"), tie("pattern"))
              .map(([open, inner]) => `${open}${inner})`),
          ]
        : []),
    ),
  }));
  return withAssertions
    ? fc.oneof(
        pattern,
        pattern.map((inner) => `^(?:${inner})$`),
        fc.tuple(pattern, pattern).map(([look, rest]) => `^(?!${look})(?:${rest})$`),
        fc.tuple(pattern, pattern).map(([look, rest]) => `^(?=${look})${rest}`),
      )
    : pattern;
}

/** Short texts of the characters in the patterns. */
export const randomText: fc.Arbitrary<string> = fc.string({
  unit: fc.constantFrom(
    ..."abckqpLu61z890-^[]&~|!<>{},/\\\n\b _\u0000\u0001\u0008é😀😎αΩ",
    "\ud83d",
    "\ude00",
    "ab",
  ),
  maxLength: 7,
});
