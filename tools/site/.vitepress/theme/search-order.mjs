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
]);

/**
 * The weight of a section of a page for a word of the search.
 *
 * @param id how VitePress names the section: `/base/install.html#once`
 * @param base where the site stands, such as `/`
 */
export function searchWeight(id, word, base = "/") {
  const [page] = `/${id.slice(base.length)}`.replace(/\.html(?=#|$)/, "").split("#");
  const [, weight] = weights.find(([pattern]) => pattern.test(page)) ?? [];
  const name = page.split("/").at(-1).toLowerCase();
  return weight * (meant.get(word) === page || name === word ? 10 : 1);
}
