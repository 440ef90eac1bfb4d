export { axeViolations } from "./axe-violations.js";
export { chromiumPath } from "./chromium-path.js";
export { hostileTexts, withTexts } from "./hostile-texts.js";
export { launchChromium } from "./launch-chromium.js";
export { networkChanged, openAddress } from "./open-address.js";
export { numbersOf, numbersShown } from "./page-numbers.js";
export { pageProblems } from "./page-problems.js";
export { type ServedFolder, servedFile, serveFolder } from "./serve-folder.js";
