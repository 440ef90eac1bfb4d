import DefaultTheme from "vitepress/theme-without-fonts";
import "./site.css";

/** VitePress's own theme, without its fonts. */
export default DefaultTheme;
