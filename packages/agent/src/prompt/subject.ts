/** Words that begin a group of words about a thing. */
const determiners = new Set(
  "a an the my our your his her their its this that these those some any every each no another".split(" "),
);

/** Words that may come between such a word and the subject, and do not describe it. */
const qualifiers = new Set(
  "first second last next new old own other same very big little good great".split(" "),
);

/** Words without a subject of their meaning, which end such a group. */
const functionWords = new Set(
  (
    "i you he she it we they me him us them who whom which what when where why how if than then so and or but nor as at by for from in into of off on " +
    "onto out over to up with without about after again all also am are aren't be been before being between both can can't cannot could did do does " +
    "doing don't down during few had has have having here is isn't just like made make makes making more most much must not now once one only other " +
    "own put really same shall should still such there through too two under until very was wasn't went were will won't would yes yet came come comes " +
    "get gets getting go goes going gone got keep keeps kept know knows let lets look looks need needs said say says see seen show shows take takes " +
    "tell tells think took use used want wants turn turned try tried today tomorrow yesterday never always ever even back new next last first"
  ).split(" "),
);

/** Maximum number of words of a subject, and of words that are counted as one subject. */
const maxWords = 3;

/**
 * The subject of a post, in the post's own words, found by a rule and without a model: the group of words after an
 * article or a possessive, or at the beginning, whose words are the longest; else the longest word. A small model that
 * is asked about the subject by name stays on it more often. `null` if no word qualifies, as in a text without spaces
 * between words.
 */
export function subjectOf(text: string): string | null {
  const groups = text
    .split(/[^\p{L}\p{N}\p{M}'’ -]+/u)
    .map((part) => part.split(/\s+/).filter((word) => word !== ""))
    .filter((words) => words.length > 0)
    .flatMap((words, index) => groupsOf(words, index === 0));
  const [best] = groups.sort((a, b) => b.weight - a.weight);
  return best?.words ?? null;
}

interface Group {
  readonly words: string;
  readonly weight: number;
}

/** @param isFirst whether the text begins with these words: what it begins with is often what it is about */
function groupsOf(words: readonly string[], isFirst: boolean): readonly Group[] {
  return words.flatMap((word, index): Group[] => {
    if (determiners.has(word.toLowerCase())) return groupOf(thingIn(words.slice(index + 1)), bonus);
    if (isFirst && index === 0) return groupOf(inSentence(thingIn(words)), bonus);
    const alone = [word].filter(isContent);
    const isName = index > 0 && /^\p{Lu}/u.test(word);
    return isName ? groupOf(alone, -bonus, []) : groupOf(alone, 0);
  });
}

function groupOf(content: readonly string[], worth: number, before: readonly string[] = ["the"]): Group[] {
  if (content.length === 0) return [];
  const longest = Math.max(...content.map(({ length }) => length));
  return [{ words: [...before, ...content].join(" "), weight: longest + worth }];
}

/** The words about a thing with which others begin: `first sourdough came out` is about sourdough. */
function thingIn(words: readonly string[]): readonly string[] {
  const from = words.findIndex((word) => !qualifiers.has(word.toLowerCase()));
  const rest = words.slice(Math.max(0, from), Math.max(0, from) + maxWords);
  const end = rest.findIndex((word) => !isContent(word));
  return end < 0 ? rest : rest.slice(0, end);
}

/** Converts words from the beginning of a text to their form within a sentence; a single word may be a name. */
function inSentence(words: readonly string[]): readonly string[] {
  const [first = "", ...others] = words;
  return others.length === 0 ? words : [first.toLowerCase(), ...others];
}

/** How many letters an article before a word is worth, where a noun is likelier, and by how many the name of a place or day is less. */
const bonus = 4;

/** Scripts without spaces between words: what is between two signs there is no word. */
const unspaced =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}/u;

function isContent(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    word.length > 2 &&
    !unspaced.test(word) &&
    /\p{L}/u.test(word) &&
    !functionWords.has(lower) &&
    !determiners.has(lower)
  );
}
