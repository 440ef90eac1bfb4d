import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitepress";
import { contentSecurityPolicy, scriptsFromFiles } from "./strict-page.mjs";

const site = join(import.meta.dirname, "..");
const { sections } = JSON.parse(readFileSync(join(site, "pages/sections.json"), "utf8"));

export default defineConfig({
  title: "Concordat",
  description: "Typed, checked answers from language models, for TypeScript.",
  lang: "en",
  base: process.env.SITE_BASE ?? "/",
  srcDir: "pages",
  outDir: "dist",
  cleanUrls: false,
  metaChunk: true,
  router: { prefetchLinks: false },
  markdown: { attrs: { disable: true }, lineNumbers: false },
  head: [
    ["meta", { "http-equiv": "Content-Security-Policy", content: contentSecurityPolicy }],
    ["meta", { name: "referrer", content: "no-referrer" }],
  ],
  transformHtml: (html, _file, { siteConfig }) => scriptsFromFiles(html, siteConfig),
  themeConfig: {
    search: { provider: "local" },
    outline: { level: [2, 3] },
    nav: [
      { text: "Start", link: "/start/", activeMatch: "/start/" },
      { text: "Guides", link: "/guides", activeMatch: "/guides" },
      { text: "Playground", link: "/playground" },
      { text: "Contracts", link: "/contracts/", activeMatch: "/contracts/" },
      { text: "Packages", link: "/packages/", activeMatch: "/packages/" },
      { text: "API", link: "/api/", activeMatch: "/api/" },
    ],
    sidebar: sections,
  },
});
