/** The sections of the navigation, in order: what they are called, where they begin, and which pages come first. */
const named = {
  start: {
    text: "Start",
    link: "/start/",
    first: ["start/index.md", "start/zod.md", "start/ollama.md", "start/table.md", "playground.md"],
  },
  guides: {
    text: "Guides",
    link: "/guides",
    first: [
      "guides.md",
      "install.md",
      "from-a-zod-schema.md",
      "your-own-contracts.md",
      "timeouts-and-retries.md",
      "agent-with-tools.md",
      "stream-to-a-browser.md",
      "anthropic-and-google.md",
      "resuming.md",
      "server-failures.md",
    ],
  },
  examples: { text: "Examples", link: "/examples/", first: ["examples/index.md"] },
  simulations: {
    text: "Simulations",
    first: ["your-own-audience.md", "ask-an-audience.md", "which-message.md", "opinions-and-epidemics.md"],
  },
  compare: { text: "Compare", link: "/compare/", first: ["compare/index.md"] },
  about: { text: "About", first: ["all-packages.md", "limits.md"] },
  api: { text: "API", link: "/api/", isReference: true },
  packages: { text: "Packages", link: "/packages/", collapsed: true, isReference: true },
  contracts: { text: "Contracts", link: "/contracts/", collapsed: true, isReference: true },
  project: { text: "Project", link: "/project/architecture", collapsed: true },
};

/** The pages on which the navigation shows the reference rather than the guides. */
const referencePages = ["/api/", "/packages/", "/contracts/"];

/**
 * Records of decisions are for those who change the code: the list of them is linked, and leads to each. The title of the site leads to
 * its first page.
 */
function unlisted({ page }) {
  return page === "index.md" || (page.startsWith("decisions/") && page !== "decisions/index.md");
}

/** The navigation next to each page, by the beginning of its address: the pages of each section under its title. */
export function sectionsOf(pages) {
  const listed = Object.entries(named).map(([section, { first = [], isReference = false, ...look }]) => {
    const rank = ({ page }) => (first.includes(page) ? first.indexOf(page) : first.length);
    const items = pages
      .filter((page) => page.section === section && !unlisted(page))
      .sort((a, b) => rank(a) - rank(b));
    const links = items.map(({ title, page }) => {
      const link = linkOf(page);
      return { text: link === look.link ? "Overview" : title, link };
    });
    return { isReference, section: { ...look, items: links } };
  });
  const of = (wanted) =>
    listed.filter(({ isReference }) => isReference === wanted).map(({ section }) => section);
  const reference = referencePages.map((address) => [address, leading(address, of(true))]);
  return { ...Object.fromEntries(reference), "/": of(false) };
}

/** The sections of the reference, the one that the reader is in first and unfolded. */
function leading(address, sections) {
  const isHere = ({ link }) => link === address;
  return [
    ...sections.filter(isHere).map((section) => ({ ...section, collapsed: false })),
    ...sections.filter((section) => !isHere(section)).map((section) => ({ ...section, collapsed: true })),
  ];
}

/** The address of a Markdown page on the site. */
export function linkOf(page) {
  return `/${page.replace(/(^|\/)index\.md$|\.md$/, "$1")}`;
}
