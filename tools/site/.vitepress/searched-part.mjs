/**
 * What the search knows of a page. Guides lead: of the API and of the contracts it knows the names in the headings, because they
 * repeat the words of every guide many times. Records of decisions are for those who change the code, and are not searched.
 *
 * @param source the Markdown of the page
 * @param env of VitePress, with the page's path
 * @param renderer of VitePress for Markdown
 */
export function searchedPart(source, env, renderer) {
  const html = renderer.render(source, env);
  if (env.relativePath.startsWith("decisions/")) return "";
  return /^(api|contracts)\//.test(env.relativePath) ? headingsOf(html) : html;
}

function headingsOf(html) {
  return (html.match(/<h([1-6])[^>]*>.*?<\/h\1>/gs) ?? []).join("\n");
}
