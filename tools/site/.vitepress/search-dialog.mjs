/**
 * What VitePress's search dialog says of itself to assistive technology, and what it says here: it is a dialog rather than a button,
 * its options are the links themselves, their names are what is seen, and pictures of keys are pictures.
 */
const corrections = [
  [
    `role="button"
      :aria-owns="results?.length ? 'localsearch-list' : undefined"
      aria-expanded="true"
      aria-haspopup="listbox"
`,
    `role="dialog"
      aria-modal="true"
`,
  ],
  [
    `:id="'localsearch-item-' + index"
            :aria-selected="selectedIndex === index ? 'true' : 'false'"
            role="option"
`,
    `role="presentation"
`,
  ],
  [
    `:aria-label="[...p.titles, p.title].join(' > ')"
`,
    `:id="'localsearch-item-' + index"
              :aria-selected="selectedIndex === index ? 'true' : 'false'"
              role="option"
`,
  ],
  ...["navigateUp", "navigateDown", "select"].map((key) => [
    `<kbd :aria-label="translate('modal.footer.${key}KeyAriaLabel')">`,
    `<kbd role="img" :aria-label="translate('modal.footer.${key}KeyAriaLabel')">`,
  ]),
];

/**
 * The source of the dialog with its corrections.
 *
 * @param source the component as VitePress has it
 * @throws {Error} when it is another one than the corrections are for
 */
export function correctedSearchDialog(source) {
  return corrections.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`VitePress's search dialog has changed: ${from}`);
    return text.replace(from, to);
  }, source);
}

/** Corrects the search dialog while the site is built. */
export const searchDialog = {
  name: "search-dialog",
  enforce: "pre",
  transform: (source, id) =>
    id.endsWith("/VPLocalSearchBox.vue") ? correctedSearchDialog(source) : undefined,
};
