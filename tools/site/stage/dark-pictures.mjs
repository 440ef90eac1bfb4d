/** A picture of the pictures folder, in Markdown. */
const picture = /!\[([^\]]*)\]\(([^)\s]*pictures\/)([\w-]+)\.webp\)/g;

/**
 * Each picture of a page that also exists for dark pages, twice: the page shows the one that suits it. The browser loads only the one
 * that is shown.
 *
 * @param markdown the page
 * @param isThere whether there is a picture of that name
 */
export function withDarkPictures(markdown, isThere) {
  return markdown.replace(picture, (whole, alt, folder, name) => {
    if (!isThere(`${name}-dark`)) return whole;
    const image = (file, scheme) =>
      `<img class="in-${scheme}" loading="lazy" src="./${folder}${file}.webp" alt="${alt.replaceAll('"', "&quot;")}">`;
    return image(name, "light") + image(`${name}-dark`, "dark");
  });
}
