import { useData } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import { h } from "vue";
import Playground from "./playground/Playground.vue";
import "./site.css";

/** The playground stands on its own page, below what that says. */
function playgroundHere() {
  return useData().page.value.relativePath === "playground.md" ? h(Playground) : null;
}

/** VitePress's own theme, without its fonts, and with the playground. */
export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { "doc-footer-before": playgroundHere }),
};
