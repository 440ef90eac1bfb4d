import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { Application, ReflectionKind, TSConfigReader } from "typedoc";
import { sectionsBelow } from "./api-markdown.mjs";
import { describeMembers } from "./describe-members.mjs";
import { addressesOf, entryPages, kindsOf, namesByAnchor, sentencesOf } from "./entry-page.mjs";
import { entryPoints } from "./entry-points.mjs";
import { repositoryPages, titleOf } from "./repository-pages.mjs";
import { withWholeLinks } from "./whole-links.mjs";

/**
 * Writes the pages of the API below a folder, made from the docstrings: one for each path that users import from, and one for each
 * function, class and type (decision 0350). Gives the pages of the paths.
 */
export async function writeApiPages(root, folder, tsconfig) {
  const entries = entryPoints(root);
  await writeModules(root, folder, tsconfig, entries);
  const written = titledModules(writtenModules(folder));
  const entryAddresses = written.map(({ address }) => `/${address}`);
  const addresses = new Map(
    written.map((module) => [
      `/${module.address}`,
      { byName: addressesOf(module, entryAddresses), names: namesByAnchor(module.markdown) },
    ]),
  );
  const modules = written.map((module) => ({
    ...module,
    ...entryOf(entries, module.title),
    markdown: withoutEmptyRows(withAddresses(module.markdown, addresses)),
  }));
  const namesOf = ({ address }) => addresses.get(`/${address}`).byName;
  const mentions = mentionsIn(root);
  const tables = tablesOf(modules, namesOf);
  const sentences = new Map(modules.flatMap((module) => sentencesOf(module.markdown, namesOf(module))));
  for (const { file } of modules) rmSync(file);
  for (const module of modules)
    for (const { address, markdown } of entryPages(
      module,
      (link) => tables.get(link),
      namesOf(module),
      mentions,
      (place) => sentences.get(place),
    ))
      write(join(folder, `${address.slice("api/".length)}.md`), markdown);
  return modules.map(({ title, address, says }) => ({
    title,
    page: `${address}.md`,
    says,
  }));
}

function entryOf(entries, title) {
  const { says, introduction } = entries.find(({ specifier }) => specifier === title) ?? {};
  return { says, introduction };
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
}

/** On how many pages for users a name is found. */
function mentionsIn(root) {
  const pages = repositoryPages(root)
    .filter(({ section, page }) => section !== "project" && !page.startsWith("decisions/"))
    .map(({ source }) => new Set(readFileSync(join(root, source), "utf8").match(/[\w$]+/g)));
  return (name) => pages.filter((words) => words.has(name)).length;
}

/** Lets TypeDoc write a page for each entry point. */
async function writeModules(root, folder, tsconfig, entries) {
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
      sort: ["source-order"],
      groupOrder: ["Functions", "Classes", "Interfaces", "Type Aliases", "Variables"],
      hideBreadcrumbs: true,
      hidePageHeader: true,
      entryFileName: "index",
      parametersFormat: "table",
      interfacePropertiesFormat: "table",
      classPropertiesFormat: "table",
      typeDeclarationFormat: "table",
      tableColumnSettings: {
        hideInherited: true,
        hideModifiers: true,
        hideOverrides: true,
        hideDefaults: true,
      },
      useCodeBlocks: true,
      expandObjects: true,
      pageTitleTemplates: { module: ({ name }) => name },
    },
    [new TSConfigReader()],
  );
  describeMembers(app);
  const points = app.getEntryPoints() ?? [];
  for (const point of points) point.displayName = specifierOf(root, entries, point.sourceFile.fileName);
  const project = app.converter.convert(points);
  nameOptions(project);
  showDefaultTypes(project);
  orderSignatures(project);
  await app.generateOutputs(project);
}

/** Names parameters that are taken apart where they are declared: the generator calls them `__namedParameters`. */
function nameOptions(project) {
  for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter))
    if (parameter.name === "__namedParameters") parameter.name = "options";
}

/** A property whose type is a parameter with a default is shown with the default: readers know that, and not the parameter. */
function showDefaultTypes(project) {
  for (const property of project.getReflectionsByKind(ReflectionKind.Property)) {
    const parameters = property.parent?.typeParameters ?? [];
    const parameter = parameters.find(
      ({ name }) => property.type?.refersToTypeParameter && name === property.type.name,
    );
    if (parameter?.default !== undefined) property.type = parameter.default;
  }
}

/** The signature that people use first is the one that is described at length; those for special cases follow it. */
function orderSignatures(project) {
  const lengthOf = ({ comment }) => JSON.stringify(comment ?? "").length;
  for (const { signatures } of project.getReflectionsByKind(ReflectionKind.Function))
    signatures?.sort((a, b) => lengthOf(b) - lengthOf(a));
}

/** The pages that TypeDoc wrote, by the specifier that each has for a title, with links from the root of the site. */
function writtenModules(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file !== "index.md" && file.endsWith(".md"))
    .map((name) => {
      const file = join(folder, name);
      const address = `api/${name.replace(/\.md$/, "")}`;
      const markdown = fromRoot(withWholeLinks(readFileSync(file, "utf8")), address);
      return { title: titleOf(folder, name), address, file, markdown };
    })
    .sort((a, b) => (a.title < b.title ? -1 : 1));
}

/** Pages by what they are imported as: TypeDoc numbers those whose names it has used before. */
function titledModules(modules) {
  const addresses = new Map(modules.map(({ title, address }) => [`/${address}`, `/api/${title}`]));
  return modules.map((module) => ({
    ...module,
    address: `api/${module.title}`,
    markdown: module.markdown.replace(/\]\((\/[^)#\s]+)/g, (whole, address) =>
      addresses.has(address) ? `](${addresses.get(address)}` : whole,
    ),
  }));
}

const link = /(?<!!)\]\((?!https?:)([^)#\s]*)(#[^)\s]*)?\)/g;

/** Links of a page that TypeDoc wrote, which lead from file to file, as addresses from the root of the site. */
function fromRoot(markdown, address) {
  return markdown.replace(link, (_, file, anchor = "") => {
    const path = file === "" ? address : posix.join(posix.dirname(address), file).replace(/\.md$/, "");
    return `](/${path}${anchor})`;
  });
}

/** Links to names by where these are now: a link's text is the name, in its own case, unless a docstring chose another. */
function withAddresses(markdown, addresses) {
  return markdown.replace(/\[([^\]]+)\]\((\/[^)#\s]+)#([^)\s]*)\)/g, (whole, text, page, anchor) => {
    const { byName, names } = addresses.get(page) ?? {};
    const address = byName?.get(text.replaceAll("`", "")) ?? byName?.get(names.get(anchor));
    return address === undefined ? whole : `[${text}](${address})`;
  });
}

/** Tables without the rows of members within a member that have no description: the type of the outer one shows them. */
function withoutEmptyRows(markdown) {
  return markdown
    .replace(/^\| (?:<a [^>]*><\/a> )?`[^`]+\.[^`]+` \|.* \| - \|\n/gm, "")
    .replace(/^(\|.* \|) - \|$/gm, "$1 |");
}

/** The tables of properties, by the address of their type. */
function tablesOf(modules, namesOf) {
  return new Map(
    modules.flatMap((module) => {
      const addresses = namesOf(module);
      return kindsOf(module.markdown).flatMap(({ names }) =>
        names.flatMap(({ name, body }) => {
          const properties = sectionsBelow(body, 4).sections.find(({ title }) => title === "Properties");
          return properties?.body.startsWith("|")
            ? [[addresses.get(name), withoutPlaces(properties.body)]]
            : [];
        }),
      );
    }),
  );
}

/** A table without the places that lead to its rows: they are on the page of the type. */
function withoutPlaces(table) {
  return table.replace(/<a id="[^"]*"><\/a> /g, "");
}

/** Modules are named as users import them, not by where their sources stand. */
function specifierOf(root, entries, file) {
  const entry = entries.find(({ source }) => source === file);
  if (entry === undefined) throw new Error(`${relative(root, file)} is not among the exports of a package`);
  return entry.specifier;
}
