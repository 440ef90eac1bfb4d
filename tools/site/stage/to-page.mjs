import { posix } from "node:path";
import { installTabs } from "../../pack/install-command.mjs";
import { linkOf } from "./sections.mjs";

/** Fenced code, which is left as it is but for its first line. */
const fence = /^(```+|~~~+)[^\n]*\n[\s\S]*?^\1[ \t]*$/gm;

/**
 * The Markdown of a file of the repository as the page of a site: links to other pages lead to those, other files are
 * named or, where the repository's address is known, linked there; comments are omitted, the file that a code block
 * shows is named above it, and commands that install our packages have a tab for each package manager.
 *
 * @param markdown the file's text
 * @param source the file's path from the root
 * @param pages the pages by the paths of their files
 * @param repository where the repository's files are shown, such as https://example.com/blob/main; undefined: nowhere
 * @param project the content of project.json, which says how our packages are installed
 */
export function toPage(markdown, source, pages, repository, project) {
  const parts = [];
  let end = 0;
  for (const { 0: block, index } of markdown.matchAll(fence)) {
    parts.push(proseOf(markdown.slice(end, index)), withTabs(namedFile(block), project));
    end = index + block.length;
  }
  return [...parts, proseOf(markdown.slice(end))].join("");

  function proseOf(text) {
    return text
      .replace(/<!--[\s\S]*?-->\n*/g, "")
      .replace(/(?<!!)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g, (whole, words, target) =>
        linkTo(whole, words, target, source, pages, repository),
      );
  }
}

function linkTo(whole, text, target, source, pages, repository) {
  if (/^([a-z]+:|#|\/)/.test(target)) return whole;
  const [path, anchor = ""] = target.split(/(?=#)/);
  const file = posix.join(posix.dirname(source), path).replace(/\/$/, "");
  const page = pages.get(file) ?? pages.get(`${file}/README.md`) ?? pages.get(`${file}/index.md`);
  if (page !== undefined) return `[${text}](${linkOf(page)}${anchor})`;
  if (repository !== undefined) return `[${text}](${repository}/${file}${anchor})`;
  return text.includes("`") ? text : `${text} (\`${file}\`)`;
}

/** A block that shows a file names it above. */
function namedFile(block) {
  return block.replace(/^(```+\w+) title=(\S+)[^\n]*/, "`$2`\n\n$1");
}

/** A block of commands that install our packages, for each package manager. */
function withTabs(block, project) {
  const [, mark, lines] = /^(```+)sh\n([\s\S]*)^\1[ \t]*$/m.exec(block) ?? [];
  const tabs = lines === undefined ? null : installTabs(lines, project);
  if (tabs === null) return block;
  const blocks = tabs.map((tab) => `${mark}sh [${tab.manager}]\n${tab.lines}${mark}`);
  return ["::: code-group", ...blocks, ":::"].join("\n\n");
}
