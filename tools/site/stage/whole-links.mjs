/** TypeDoc numbers the link to a second thing of a name that its page shows once: such a link leads to the one shown. */
export function withWholeLinks(page) {
  const headings = [...page.matchAll(/^#+ ([\w$]+)(?:\(\))?$/gm)].map(([, name]) => name.toLowerCase());
  return page.replace(/\(#(\w+)-(\d+)\)/g, (whole, name, number) => {
    const shown = headings.filter((heading) => heading === name).length;
    return shown > 0 && Number(number) >= shown ? `(#${name})` : whole;
  });
}
