import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Application, ReflectionKind, TSConfigReader } from "typedoc";
import { codeSubpaths, publishedPackages, sourceOf } from "../../published-packages.mjs";
import { titleOf } from "./repository-pages.mjs";
import { withWholeLinks } from "./whole-links.mjs";

/** What a user imports: the specifier of each subpath with code, and the source that it is made from. */
export function entryPoints(root) {
  return publishedPackages(root).flatMap(({ folder, manifest }) =>
    codeSubpaths(manifest).map(({ subpath, built }) => ({
      specifier: `${manifest.name}${subpath.slice(1)}`,
      source: join(folder, sourceOf(built)),
    })),
  );
}

/** Writes a page of Markdown for every subpath that users import from, below a folder, made from the docstrings. */
export async function writeApiPages(root, folder, tsconfig) {
  const entries = entryPoints(root);
  const app = await Application.bootstrapWithPlugins(
    {
      entryPoints: entries.map(({ source }) => source),
      plugin: ["typedoc-plugin-markdown"],
      tsconfig,
      skipErrorChecking: true,
      excludePrivate: true,
      excludeExternals: true,
      disableSources: true,
      readme: "none",
      logLevel: "Error",
      outputs: [{ name: "markdown", path: folder }],
      router: "module",
      hideBreadcrumbs: true,
      hidePageHeader: true,
      entryFileName: "index",
      parametersFormat: "table",
      interfacePropertiesFormat: "table",
      classPropertiesFormat: "table",
      typeDeclarationFormat: "table",
      useCodeBlocks: true,
      expandObjects: true,
      pageTitleTemplates: { module: ({ name }) => name },
    },
    [new TSConfigReader()],
  );
  const points = app.getEntryPoints() ?? [];
  for (const point of points) point.displayName = specifierOf(root, entries, point.sourceFile.fileName);
  const project = app.converter.convert(points);
  nameOptions(project);
  await app.generateOutputs(project);
  const pages = writtenPages(folder);
  for (const { file } of pages) writeFileSync(file, withWholeLinks(readFileSync(file, "utf8")));
  return pages;
}

/** Names parameters that are taken apart where they are declared: the generator calls them `__namedParameters`. */
function nameOptions(project) {
  for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter))
    if (parameter.name === "__namedParameters") parameter.name = "options";
}

/** The pages that were written, by the specifier that each one has for a title. */
function writtenPages(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.startsWith("@") && file.endsWith(".md"))
    .map((file) => ({ title: titleOf(folder, file), page: `api/${file}`, file: join(folder, file) }))
    .sort((a, b) => (a.title < b.title ? -1 : 1));
}

/** Modules are named as users import them, not by where their sources stand. */
function specifierOf(root, entries, file) {
  const entry = entries.find(({ source }) => source === file);
  if (entry === undefined) throw new Error(`${relative(root, file)} is not among the exports of a package`);
  return entry.specifier;
}
