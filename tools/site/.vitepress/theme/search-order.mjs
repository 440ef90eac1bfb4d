/** The weight of a page in a search, by the beginning of its address: guides come first. */
const weights = [
  [/^\/(project|contracts|interop|measurements)\b/, 0.5],
  [/^\/api\//, 0.03],
  [/^\/packages\//, 1.5],
  [/^/, 3],
];

/** Words that people search for, in the singular, and the pages that they mean. A page is meant by its own name, too. */
const meant = new Map([
  ["timeout", "/timeouts-and-retries"],
  ["retry", "/timeouts-and-retries"],
  ["retries", "/timeouts-and-retries"],
  ["tool", "/agent-with-tools"],
  ["agent", "/agent-with-tools"],
  ["stream", "/stream-to-a-browser"],
  ["streaming", "/stream-to-a-browser"],
  ["next.js", "/examples/streaming-route"],
  ["ollama", "/start/ollama"],
  ["openai", "/packages/llm"],
  ["anthropic", "/anthropic-and-google"],
  ["claude", "/anthropic-and-google"],
  ["google", "/anthropic-and-google"],
  ["gemini", "/anthropic-and-google"],
  ["rate", "/timeouts-and-retries"],
  ["pdf", "/decide-on-documents"],
  ["panda", "/from-a-run-to-pandas"],
  ["usage", "/packages/llm"],
  ["cost", "/timeouts-and-retries"],
  ["price", "/timeouts-and-retries"],
  ["odd", "/packages/llm"],
  ["prompt", "/packages/llm"],
  ["grammar", "/packages/llm"],
  ["embedded", "/start/ollama"],
  ["temperature", "/start/ollama"],
  ["gguf", "/start/ollama"],
  ["structured", "/start/zod"],
  ["typed", "/start/zod"],
  ["csv", "/start/table"],
  ["batch", "/batches"],
  ["excel", "/start/table"],
  ["table", "/start/table"],
  ["report", "/start/table"],
  ["contract", "/your-own-contracts"],
  ["migrate", "/packages/contracts"],
  ["python", "/start/other-languages"],
  ["survey", "/ask-an-audience"],
  ["profile", "/start/audience"],
  ["simulate", "/start/audience"],
  ["simulation", "/start/audience"],
  ["diff", "/packages/schema-diff"],
  ["schema", "/from-a-zod-schema"],
  ["cassette", "/examples/ticket-classifier"],
  ["test", "/examples/ticket-classifier"],
  ["journal", "/resuming"],
  ["resume", "/resuming"],
  ["replay", "/packages/llm"],
  ["error", "/server-failures"],
  ["cli", "/packages/cli"],
  ["command", "/packages/cli"],
]);

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
      return Math.max(weightOf(page), ...searchedFor(found, searched).map((word) => weightFor(page, word)));
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

/** The weight of a page for a word of the search: more if the word names the page, or means it. */
function weightFor(page, word) {
  const name = page.split("/").at(-1);
  const isOfApi = page.startsWith("/api/");
  const isNamed = name.toLowerCase() === word && !(isOfApi && oneWord.test(name));
  if (isNamed && isOfApi) return namedWeight;
  const isMeant = [word, word.replace(/s$/, "")].some((form) => meant.get(form) === page);
  return weightOf(page) * (isMeant || isNamed ? 10 : 1);
}
