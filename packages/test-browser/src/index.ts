export { axeViolations } from "./axe-violations.js";
export { chromiumPath } from "./chromium-path.js";
export { launchChromium } from "./launch-chromium.js";
export { type ServedFolder, servedFile, serveFolder } from "./serve-folder.js";
