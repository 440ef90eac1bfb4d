/** The sections of the navigation, in order: what they are called, and whether a reader must open them. */
const named = {
  start: { text: "Start" },
  guides: { text: "Guides" },
  compare: { text: "Beside other libraries" },
  contracts: { text: "Contracts", collapsed: true },
  packages: { text: "Packages", collapsed: true },
  api: { text: "API", collapsed: true },
  project: { text: "Project", collapsed: true },
  decisions: { text: "Decisions", collapsed: true },
};

/** The navigation beside each page: the pages of each section under its title. */
export function sectionsOf(pages) {
  return Object.entries(named).map(([section, look]) => ({
    ...look,
    items: pages
      .filter((page) => page.section === section)
      .map(({ title, page }) => ({ text: title, link: `/${page.replace(/(^|\/)index\.md$|\.md$/, "$1")}` })),
  }));
}
