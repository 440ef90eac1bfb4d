import { createHash } from "node:crypto";

/**
 * Returns the mark by which the action recognizes its own comment. Jobs that compare other files have separate
 * comments.
 * @param {readonly string[]} pathspecs which files are compared
 */
export function markOf(pathspecs) {
  const compared = createHash("sha256").update(JSON.stringify([...pathspecs].sort()));
  return `<!-- concordat-schema-diff ${compared.digest("hex").slice(0, 16)} -->`;
}

/** Maximum number of characters of a comment; GitHub takes 65,536. */
const mostCharacters = 60_000;

/**
 * The comment on the schemas of a pull request.
 * @param {string} mark what the comment is known by
 * @param changes each with its file, what it needs, what is said about it, and a problem where it cannot be judged
 * @param {string} bump what they need together
 */
export function commentText(mark, changes, bump) {
  if (changes.length === 0) return `${mark}\nThe change no longer touches a JSON Schema.`;
  const lead = `${mark}\n### Changes of JSON Schemas: ${bump === "none" ? "no new version needed" : `a **${bump}** version is needed`}`;
  const sections = changes.map(({ file, bump: own, told, problem }) => {
    const body = problem === undefined ? told : `${told}\n\n${fenced(problem)}`;
    return `<details${own === "major" ? " open" : ""}><summary>${escaped(file)}: ${own}</summary>\n\n${body}\n\n</details>`;
  });
  const text = [lead, ...sections].join("\n\n");
  if (text.length <= mostCharacters) return text;
  const table = changes.map(({ file, bump: own }) => `- <code>${escaped(file)}</code>: ${own}`).join("\n");
  const short = `${lead}\n\nThe whole is too long for a comment; it is in the job's summary of \`concordat diff\`.\n\n${table}`;
  return short.length <= mostCharacters ? short : `${lead}\n\n${changes.length} schemas are changed.`;
}

/** The name of a file, chosen by the author of a pull request, as HTML without mark-up or mentions. */
function escaped(name) {
  return [...name]
    .map((character) => (/[\p{L}\p{N} ./_-]/u.test(character) ? character : `&#${character.codePointAt(0)};`))
    .join("");
}

/** A text in which no mark-up acts: a fence longer than any within it. */
function fenced(text) {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}
