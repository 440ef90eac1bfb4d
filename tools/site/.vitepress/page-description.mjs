/** Longest description that search engines and chats show whole, in characters. */
const maxLength = 160;

/** What is not a paragraph: code, a heading, HTML, a list, a table, a picture, a container, and the line that says from where a name comes. */
const noParagraph = /^(?:`{3}|~{3}|#|<|[-*|] |\||!\[|\[!\[|:::|---|From \[)/;

/** What a page of Markdown is about: the sentences of its first paragraph that fit; `undefined` if it has no paragraph. */
export function pageDescription(markdown) {
  const text = markdown.replace(/^(```+|~~~+)[\s\S]*?^\1[ \t]*$/gm, "");
  const paragraph = text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .find((block) => block !== "" && !noParagraph.test(block));
  if (paragraph === undefined) return undefined;
  const plain = paragraph
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*]|<[^>]*>/g, "")
    .replace(/\s+/g, " ");
  const sentences = plain.split(/(?<=[.?!]) (?=[A-Z])/);
  const texts = sentences.map((_, index) => sentences.slice(0, index + 1).join(" "));
  const [first = plain] = texts;
  const whole = texts.findLast((text) => text.length <= maxLength);
  return whole ?? `${first.slice(0, maxLength).replace(/\s\S*$/, "")} …`;
}
