/** How much a page counts in a search, by the beginning of its address: who searches wants to be shown how first. */
const weights = [
  [/^\/(project|contracts|interop|measurements)\b/, 0.5],
  [/^\/api\//, 0.7],
  [/^\/packages\//, 1.5],
  [/^/, 3],
];

/** Words that people search for, and the pages that they mean. A page is meant by its own name, too. */
const meant = new Map([
  ["timeout", "/timeouts-and-retries"],
  ["timeouts", "/timeouts-and-retries"],
  ["retry", "/timeouts-and-retries"],
  ["retries", "/timeouts-and-retries"],
  ["tools", "/packages/mcp"],
  ["stream", "/stream-to-a-browser"],
  ["ollama", "/start/ollama"],
  ["csv", "/examples/csv-batch"],
  ["contract", "/your-own-contracts"],
  ["contracts", "/your-own-contracts"],
  ["streaming", "/stream-to-a-browser"],
  ["python", "/start/other-languages"],
  ["survey", "/ask-an-audience"],
  ["simulate", "/start/audience"],
  ["diff", "/packages/schema-diff"],
  ["schemas", "/packages/schema-diff"],
  ["cassette", "/examples/ticket-classifier"],
  ["journal", "/resuming"],
  ["cli", "/packages/cli"],
  ["command", "/packages/cli"],
]);

/** A name of the API that is a word of the language, too: who types `report` seldom means the type `Report`. */
const oneWord = /^[A-Z]?[a-z]+$/;

/**
 * The weight of a section of a page for a word of the search.
 *
 * @param id how VitePress names the section: `/base/install.html#once`
 * @param base where the site stands, such as `/`
 */
export function searchWeight(id, word, base = "/") {
  const [page] = `/${id.slice(base.length)}`.replace(/\.html(?=#|$)/, "").split("#");
  const [, weight] = weights.find(([pattern]) => pattern.test(page)) ?? [];
  const name = page.split("/").at(-1);
  const isNamed = name.toLowerCase() === word && !(page.startsWith("/api/") && oneWord.test(name));
  return weight * (meant.get(word) === page || isNamed ? 10 : 1);
}
