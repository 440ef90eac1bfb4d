import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitepress";
import { pageDescription } from "./page-description.mjs";
import { searchDialog } from "./search-dialog.mjs";
import { searchedPart } from "./searched-part.mjs";
import { contentSecurityPolicy, scriptsFromFiles } from "./strict-page.mjs";

const site = join(import.meta.dirname, "..");
const { sections } = JSON.parse(readFileSync(join(site, "pages/sections.json"), "utf8"));

const { repository } = JSON.parse(readFileSync(join(site, "../../project.json"), "utf8"));

/** Pages that want the room which the outline of a page takes: the playground, and wide tables. */
const widePages = [
  "index.md",
  "playground.md",
  "server-failures.md",
  "compare/index.md",
  "project/architecture.md",
];

/** Two sides that meet in one line. */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M3 8h10M3 4v8M13 4v8' stroke='%233a5ccc' stroke-width='2' stroke-linecap='round'/%3E%3C/svg%3E";

export default defineConfig({
  title: "Concordat",
  description: "Typed, checked answers from language models, for TypeScript.",
  lang: "en",
  base: process.env.SITE_BASE ?? "/",
  srcDir: "pages",
  // The copies for language models are files, not pages.
  srcExclude: ["public/**"],
  outDir: "dist",
  cleanUrls: false,
  metaChunk: true,
  router: { prefetchLinks: false },
  markdown: {
    linkify: false,
    attrs: { disable: true },
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
  },
  // The playground's worker loads its parts when they are needed.
  vite: { worker: { format: "es" }, plugins: [searchDialog] },
  head: [
    ["meta", { "http-equiv": "Content-Security-Policy", content: contentSecurityPolicy }],
    ["meta", { name: "referrer", content: "no-referrer" }],
    ["link", { rel: "icon", href: icon }],
  ],
  transformPageData: ({ relativePath }) => ({
    description: pageDescription(readFileSync(join(site, "pages", relativePath), "utf8")),
    frontmatter: {
      ...(widePages.includes(relativePath) ? { aside: false } : {}),
      ...(relativePath.startsWith("contracts/") ? { pageClass: "contract" } : {}),
      ...(relativePath === "server-failures.md" ? { pageClass: "failures" } : {}),
      // Readers do not read the API from the first page to the last.
      ...(relativePath.startsWith("api/") ? { pageClass: "api", prev: false, next: false } : {}),
      ...(relativePath === "index.md"
        ? { sidebar: false, pageClass: "front", prev: false, next: false }
        : {}),
    },
  }),
  // What a chat or a post shows of a link to a page.
  transformHead: ({ title, description }) =>
    Object.entries({ type: "website", site_name: "Concordat", title, description }).map(
      ([property, content]) => ["meta", { property: `og:${property}`, content }],
    ),
  transformHtml: (html, _file, { siteConfig }) => scriptsFromFiles(html, siteConfig),
  themeConfig: {
    logo: { src: icon, alt: "" },
    search: { provider: "local", options: { _render: searchedPart, detailedView: true } },
    outline: { level: [2, 3] },
    nav: [
      { text: "Start", link: "/start/", activeMatch: "/start/" },
      { text: "Guides", link: "/guides", activeMatch: "/guides" },
      {
        text: "Reference",
        activeMatch: "/(api|contracts|packages)/",
        items: [
          { text: "API", link: "/api/" },
          { text: "Packages", link: "/packages/" },
          { text: "Contracts", link: "/contracts/" },
          { text: "Repairs", link: "/repairs" },
        ],
      },
      { text: "Playground", link: "/playground" },
      { text: "Compare", link: "/compare/", activeMatch: "/compare/" },
    ],
    sidebar: sections,
    ...(repository === "" ? {} : { socialLinks: [{ icon: "github", link: repository }] }),
  },
});
