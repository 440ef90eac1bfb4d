/** The sections of the navigation, in order: what they are called, where they begin, and which pages come first. */
const named = {
  start: { text: "Start", link: "/start/", first: ["index.md", "start/index.md", "playground.md"] },
  guides: {
    text: "Guides",
    link: "/guides",
    first: ["guides.md", "from-a-zod-schema.md", "your-own-contracts.md"],
  },
  examples: { text: "Examples", link: "/examples/", first: ["examples/index.md"] },
  compare: { text: "Beside other libraries", link: "/compare/" },
  contracts: { text: "Contracts", link: "/contracts/", collapsed: true },
  packages: { text: "Packages", link: "/packages/", collapsed: true },
  api: { text: "API", link: "/api/", collapsed: true },
  project: { text: "Project", link: "/project/architecture", collapsed: true },
};

/** Records of decisions are for those who change the code: the list of them is linked, and leads to each. */
function unlisted({ page }) {
  return page.startsWith("decisions/") && page !== "decisions/index.md";
}

/** The navigation beside each page: the pages of each section under its title. */
export function sectionsOf(pages) {
  return Object.entries(named).map(([section, { first = [], ...look }]) => {
    const rank = ({ page }) => (first.includes(page) ? first.indexOf(page) : first.length);
    const items = pages
      .filter((page) => page.section === section && !unlisted(page))
      .sort((a, b) => rank(a) - rank(b));
    return { ...look, items: items.map(({ title, page }) => ({ text: title, link: linkOf(page) })) };
  });
}

/** Where a page of Markdown is found on the site. */
export function linkOf(page) {
  return `/${page.replace(/(^|\/)index\.md$|\.md$/, "$1")}`;
}
