/** The sections of the site that answer the questions of those who write programs, in order. */
const listed = ["start", "guides", "simulations", "examples", "compare", "packages", "contracts", "about"];

/** Pages that say nothing without the site around them. */
const needSite = ["index.md", "playground.md"];

/** The pages that a language model is offered as Markdown: all but those of the API and of the project itself. */
export function pagesForModels(pages) {
  return listed.flatMap((section) =>
    pages.filter((page) => page.section === section && !needSite.includes(page.page)),
  );
}

/**
 * The file `llms.txt` of the site, as llmstxt.org proposes it: what the project is, and a list of its pages as Markdown with
 * a sentence for each.
 *
 * @param pages as `{ title, page, section }`
 * @param options `title` and `description` of the site, `base` of its addresses, `sentenceOf` a page
 */
export function llmsList(pages, { title, description, base, sentenceOf }) {
  const offered = pagesForModels(pages);
  const sections = listed.map((name) => {
    const lines = offered
      .filter(({ section }) => section === name)
      .map((page) => {
        const says = sentenceOf(page);
        return `- [${page.title}](${base}${page.page})${says === undefined ? "" : `: ${says}`}`;
      });
    return [`## ${name[0].toUpperCase()}${name.slice(1)}`, lines.join("\n")].join("\n\n");
  });
  return [`# ${title}`, `> ${description}`, ...sections].join("\n\n");
}
