import { useData, withBase } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import { h } from "vue";
import Playground from "./playground/Playground.vue";
import { searchOrder } from "./search-order.mjs";
import "./site.css";

/** The playground is on its own page, below what that says. */
function playgroundHere() {
  return useData().page.value.relativePath === "playground.md" ? h(Playground) : null;
}

/** The page for an unknown address: VitePress's own says little, and violates rules of accessibility. */
function notFound() {
  const links = [
    ["/start/", "Start"],
    ["/guides", "all guides"],
    ["/api/", "the API"],
  ].map(([address, text], index) => [index === 0 ? "" : " · ", h("a", { href: withBase(address) }, text)]);
  return h("main", { class: "not-found vp-doc" }, [
    h("h1", "404"),
    h("p", "There is no page at this address. It may have moved: search for it, or go on from here."),
    h("p", links.flat()),
  ]);
}

/**
 * VitePress requests a newer list of pages if one is missing. The policy of these pages forbids every request, which a
 * browser would report as an error of the page that says 404.
 */
function refuseRequests() {
  if (import.meta.env.PROD && !import.meta.env.SSR)
    globalThis.fetch = () => Promise.reject(new TypeError("these pages request nothing"));
}

/**
 * Lets the search weigh pages. Functions among the settings of the site would be made of text in the browser, which the policy of
 * these pages forbids; so it is added where it runs.
 */
function weighPages({ siteData }) {
  const { base, themeConfig } = siteData.value;
  if (import.meta.env.SSR || !import.meta.env.PROD) return;
  themeConfig.search.options.miniSearch = { searchOptions: searchOrder(base) };
}

/** VitePress's own theme, without its fonts, and with the playground. */
export default {
  extends: DefaultTheme,
  enhanceApp(context) {
    refuseRequests();
    weighPages(context);
  },
  Layout: () => h(DefaultTheme.Layout, null, { "doc-footer-before": playgroundHere, "not-found": notFound }),
};
