import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { repairs } from "../../../packages/parser/dist/explain/index.js";
import { pageDescription } from "../.vitepress/page-description.mjs";
import { writeApiPages } from "./api-pages.mjs";
import { contractNames, contractPage } from "./contract-page.mjs";
import { withDarkPictures } from "./dark-pictures.mjs";
import { listPage } from "./list-page.mjs";
import { llmsList, pagesForModels } from "./llms-list.mjs";
import { repairsPage } from "./repairs-page.mjs";
import { repositoryPages, titleOf } from "./repository-pages.mjs";
import { sectionsOf } from "./sections.mjs";
import { toPage } from "./to-page.mjs";

/** The address that shows the repository's files, if the environment names the repository. */
export function shownAt({ GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env) {
  return GITHUB_REPOSITORY === undefined
    ? undefined
    : `${GITHUB_SERVER_URL ?? "https://github.com"}/${GITHUB_REPOSITORY}/blob/main`;
}

/** Writes every page of the site below a folder: those of the repository, and those that are made from its data. */
export async function stagePages(root, folder) {
  rmSync(folder, { recursive: true, force: true });
  const write = (page, text) => {
    mkdirSync(dirname(join(folder, page)), { recursive: true });
    writeFileSync(join(folder, page), `${text}\n`);
  };
  const documents = stageDocuments(root, write);
  cpSync(join(root, "docs/pictures"), join(folder, "pictures"), { recursive: true });
  const contracts = contractNames(root).map((name) => {
    write(`contracts/${name}.md`, contractPage(root, name));
    return { title: name, page: `contracts/${name}.md`, section: "contracts" };
  });
  write("repairs.md", repairsPage(root, repairs));
  const api = await writeApiPages(
    root,
    join(folder, "api"),
    join(import.meta.dirname, "../tsconfig.api.json"),
  );
  const lists = stageLists(documents, api, write);
  const pages = [
    ...lists,
    ...documents,
    { title: "Repairs", page: "repairs.md", section: "guides" },
    ...contracts,
    ...api.map((page) => ({ ...page, section: "api" })),
  ];
  writeFileSync(join(folder, "sections.json"), JSON.stringify({ sections: sectionsOf(pages) }, null, 2));
  stageForModels(pages, folder, write);
}

/** Writes what the site offers to language models: pages as Markdown, and the list of them. */
function stageForModels(pages, folder, write) {
  const read = ({ page }) => readFileSync(join(folder, page), "utf8");
  for (const page of pagesForModels(pages)) write(`public/${page.page}`, read(page).trimEnd());
  const list = llmsList(pages, {
    title: "Concordat",
    description: "Typed, checked answers from language models, for TypeScript.",
    base: process.env.SITE_BASE ?? "/",
    sentenceOf: (page) => page.says ?? pageDescription(read(page)),
  });
  write("public/llms.txt", list);
}

/** Writes the pages that list others: the packages and the API. */
function stageLists(documents, api, write) {
  const of = (section) => documents.filter((page) => page.section === section);
  const lists = [
    [
      "packages",
      "All packages",
      "Each README says what the package is for, how it is used, and what it is not for.",
      of("packages"),
    ],
    [
      "api",
      "The API",
      "Made from the docstrings of the sources, a page for each path that can be imported.",
      api,
    ],
  ];
  return lists.map(([section, title, introduction, pages]) => {
    const page = `${section}/index.md`;
    write(page, listPage(title, introduction, pages));
    return { title, page, section };
  });
}

/** Writes the pages that are files of the repository. */
export function stageDocuments(root, write) {
  const found = repositoryPages(root);
  const bySource = new Map(found.map(({ source, page }) => [source, page]));
  const project = JSON.parse(readFileSync(join(root, "project.json"), "utf8"));
  const isPicture = (name) => existsSync(join(root, "docs/pictures", `${name}.webp`));
  return found.map(({ source, page, section, says }) => {
    const text = withDarkPictures(readFileSync(join(root, source), "utf8"), isPicture);
    write(page, toPage(text, source, bySource, shownAt(), project));
    return { title: titleOf(root, source), page, section, says };
  });
}
