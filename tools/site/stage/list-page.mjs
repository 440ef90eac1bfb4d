import { linkOf } from "./sections.mjs";

/** A page that lists others: `{ title, page, says }`, each with a sentence where there is one. */
export function listPage(title, introduction, pages) {
  const items = pages.map(({ title: text, page, says }) => {
    const link = `- [${text}](${linkOf(page)})`;
    return says === undefined ? link : `${link}: ${says}`;
  });
  return [`# ${title}`, introduction, items.join("\n")].join("\n\n");
}
