import type { Page } from "playwright-core";

/**
 * The error of Chromium if the machine's network changes while a page loads, as when another test adds an interface.
 */
export const networkChanged = "net::ERR_NETWORK_CHANGED";

const maxAttempts = 5;

/** The longest time in milliseconds that a page may take on a busy machine. */
const timeout = 100_000;

/** The options of opening an address. */
export interface OpenAddressOptions {
  /** The failure after which the address is opened again. Default: a change of the machine's network. */
  readonly passing?: string;
  /**
   * Waits until all of the page has loaded. Default: until nothing is on its way any longer, which never happens where the
   * page follows events of its server.
   */
  readonly loaded?: () => Promise<void>;
}

/** Opens an address until all of it has loaded without a change of the machine's network. */
export async function openAddress(
  page: Page,
  address: string,
  {
    passing = networkChanged,
    loaded = () => page.waitForLoadState("networkidle", { timeout }),
  }: OpenAddressOptions = {},
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    let isChanged = false;
    const notice = (text: string | undefined): void => {
      if (text?.includes(passing)) isChanged = true;
    };
    const onFailure = (request: { failure(): { errorText: string } | null }): void =>
      notice(request.failure()?.errorText);
    page.on("requestfailed", onFailure);
    try {
      await page.goto(address, { timeout });
      await loaded();
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
