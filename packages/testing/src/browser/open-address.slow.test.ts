import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath } from "./chromium-path.js";
import { launchChromium } from "./launch-chromium.js";
import { networkChanged, openAddress } from "./open-address.js";

describe.skipIf(chromiumPath === undefined)("an address that is opened while the network changes", () => {
  let browser: Awaited<ReturnType<typeof launchChromium>>;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  it("is opened again", async () => {
    const page = await browser.newPage();
    let asked = 0;
    await page.route("http://site.test/**", (route) => {
      if (new URL(route.request().url()).pathname === "/")
        return route.fulfill({ contentType: "text/html", body: '<link rel="stylesheet" href="/style.css">' });
      asked++;
      return asked < 3
        ? route.abort("internetdisconnected")
        : route.fulfill({ contentType: "text/css", body: "" });
    });
    // Playwright cannot cause this failure; another one stands for it.
    await expect(
      openAddress(page, "http://site.test/", { passing: "net::ERR_INTERNET_DISCONNECTED" }),
    ).resolves.toBeUndefined();
    expect(asked).toBe(3);
    expect(networkChanged).toMatch(/^net::ERR_/);
  });

  it("is not opened again after another failure", async () => {
    const page = await browser.newPage();
    await page.route("http://site.test/**", (route) => route.abort("connectionrefused"));
    await expect(openAddress(page, "http://site.test/")).rejects.toThrow("ERR_CONNECTION_REFUSED");
  });
});
