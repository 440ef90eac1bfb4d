// What stands in for undici where there is no Node.js: nothing there is reached through a proxy.

/** A fetch that asks for no proxy: the runtime's own. */
export const fetch = globalThis.fetch;

/** Holds nothing: where there is no environment, none names a proxy. */
export class EnvHttpProxyAgent {}
