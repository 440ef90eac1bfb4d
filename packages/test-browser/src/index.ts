export { chromiumPath } from "./chromium-path.js";
export { launchChromium } from "./launch-chromium.js";
