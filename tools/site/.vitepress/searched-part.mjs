import { linkOf } from "../stage/sections.mjs";
import { searchWords } from "./theme/search-words.mjs";

/**
 * The part of a page that the search indexes. Guides come first: of the API it indexes the name of each page, and of
 * lists and contracts those in the headings, because they repeat the words of every guide many times. Records of
 * decisions are for people who change the code, and are not searched. A page is also found by the words that people have for it.
 *
 * @param source the Markdown of the page
 * @param env of VitePress, with the page's path
 * @param renderer of VitePress for Markdown
 */
export function searchedPart(source, env, renderer) {
  const html = renderer.render(source, env);
  if (env.relativePath.startsWith("decisions/")) return "";
  if (!/^(api|contracts)\//.test(env.relativePath))
    return withWords(html, searchWords[linkOf(env.relativePath)] ?? []);
  const isOneName = /^<p>From <a /m.test(html);
  return headingsOf(html, isOneName ? "1" : "1-6");
}

/** Headings, each with something below it: the search omits a section without content. */
function headingsOf(html, levels) {
  const headings = html.match(new RegExp(`<h([${levels}])[^>]*>.*?</h\\1>`, "gs")) ?? [];
  return headings.map((heading) => `${heading}\n`).join("");
}

/** The page with words below its title, where the search indexes them; nobody sees them. */
function withWords(html, words) {
  return html.replace(/<\/h1>/, (end) => (words.length === 0 ? end : `${end}\n<p>${words.join(", ")}</p>`));
}
