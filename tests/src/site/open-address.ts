import type { launchChromium } from "@concordat/testing/browser";

type Browser = Awaited<ReturnType<typeof launchChromium>>;
type Page = Awaited<ReturnType<Browser["newPage"]>>;

/** What Chromium says when the machine's network changes while a page loads, as when another test adds an interface. */
export const networkChanged = "net::ERR_NETWORK_CHANGED";

const maxAttempts = 5;

/**
 * Opens an address until all of it has loaded without a change of the machine's network.
 * @param passing the failure after which the address is opened again
 */
export async function openAddress(page: Page, address: string, passing = networkChanged): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    let isChanged = false;
    const notice = (text: string | undefined): void => {
      if (text?.includes(passing)) isChanged = true;
    };
    const onFailure = (request: { failure(): { errorText: string } | null }): void =>
      notice(request.failure()?.errorText);
    page.on("requestfailed", onFailure);
    try {
      await page.goto(address);
      await page.waitForLoadState("networkidle");
    } catch (error) {
      notice(String(error));
      if (!isChanged) throw error;
    } finally {
      page.off("requestfailed", onFailure);
    }
    if (!isChanged) return;
    if (attempt === maxAttempts)
      throw new Error(`${address}: the machine's network changed ${attempt} times`);
  }
}
