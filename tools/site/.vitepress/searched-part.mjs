/**
 * What the search knows of a page. Guides lead: of the API it knows the names in the headings, because the docstrings repeat the words of
 * every guide many times. Records of decisions are for those who change the code, and are not searched.
 *
 * @param source the Markdown of the page
 * @param env of VitePress, with the page's path
 * @param renderer of VitePress for Markdown
 */
export function searchedPart(source, env, renderer) {
  const html = renderer.render(source, env);
  if (env.relativePath.startsWith("decisions/")) return "";
  return env.relativePath.startsWith("api/") ? headingsOf(html) : html;
}

function headingsOf(html) {
  return (html.match(/<h([1-6])[^>]*>.*?<\/h\1>/gs) ?? []).join("\n");
}
