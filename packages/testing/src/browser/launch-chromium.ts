import { type Browser, chromium } from "playwright-core";
import { chromiumPath } from "./chromium-path.js";

/** The machine's Chromium without a window, and without its talk to the network. */
export function launchChromium(): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error("there is no Chromium on the PATH");
  return chromium.launch({
    executablePath: chromiumPath,
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}
