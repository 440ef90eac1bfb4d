import { searchWords, singular } from "./search-words.mjs";

/** The weight of a page in a search, by the beginning of its address: guides come first, and pages that list others last. */
const weights = [
  [/^\/$|^\/(project|contracts|interop|measurements|guides|all-packages)\b|^\/(examples|packages)\/$/, 0.5],
  [/^\/(repairs|server-failures|versions)$/, 1],
  [/^\/api\//, 0.03],
  [/^\/packages\//, 1.5],
  [/^/, 3],
];

/** The words and phrases of each page, each as the words that it consists of. */
const phrasesOf = new Map(
  Object.entries(searchWords).map(([page, phrases]) => [
    page,
    phrases.map((phrase) => phrase.split(" ").map(singular)),
  ]),
);

/** The weight of a page of the API in a search for its own name. */
const namedWeight = 7;

/** A name of the API that is a word of the language, too: who types `report` seldom means the type `Report`. */
const oneWord = /^[A-Z]?[a-z]+$/;

/**
 * The options by which MiniSearch weighs the sections of pages.
 *
 * MiniSearch passes to `boostDocument` the word of the page that it found, such as `cassetteentry` for the search
 * `cassette`; the words of the search are those that `boostTerm` was given before.
 *
 * @param base where the site stands, such as `/`
 */
export function searchOrder(base = "/") {
  let searched = [];
  return {
    // Two letters may be wrong in a long word, such as two that are swapped; none in one of three letters.
    fuzzy: (term) => (term.length < 4 ? false : term.length < 7 ? 0.2 : 0.3),
    boostTerm(_term, _index, terms) {
      searched = terms;
      return 1;
    },
    boostDocument(id, found) {
      const page = pageOf(id, base);
      const words = searchedFor(found, searched);
      return Math.max(weightOf(page), ...words.map((word) => weightFor(page, word, [...searched, found])));
    },
  };
}

/** The words of a search that found a word: it is one of them, or begins with one; else one is misspelt, and the word itself counts. */
function searchedFor(found, searched) {
  const words = searched.filter((word) => found.startsWith(word));
  return words.length === 0 ? [found] : words;
}

/** The address of the page of a section, as VitePress names it: `/base/install.html#once` is in `/install`. */
function pageOf(id, base) {
  return `/${id.slice(base.length)}`.replace(/#.*$/, "").replace(/\.html$/, "");
}

/** The weight of a page for any word. */
function weightOf(page) {
  const [, weight] = weights.find(([pattern]) => pattern.test(page)) ?? [];
  return weight;
}

/** The weight of a page for a word of the search: more if the word names the page, or the search has a phrase of the page with it. */
function weightFor(page, word, searched) {
  const name = page.split("/").at(-1);
  const isOfApi = page.startsWith("/api/");
  const isNamed = name.toLowerCase() === word && !(isOfApi && oneWord.test(name));
  if (isNamed && isOfApi) return namedWeight;
  return weightOf(page) * (isNamed || isMeant(page, word, searched) ? 10 : 1);
}

/** Whether a phrase of the page contains the word, and the search all words of the phrase. */
function isMeant(page, word, searched) {
  const words = searched.map(singular);
  return (phrasesOf.get(page) ?? []).some(
    (phrase) => phrase.includes(singular(word)) && phrase.every((part) => words.includes(part)),
  );
}
