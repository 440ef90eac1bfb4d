// Replaces undici without Node.js: no proxy is used there.

/** The runtime's own fetch, which uses no proxy. */
export const fetch = globalThis.fetch;

/** Empty: without environment variables, no proxy is configured. */
export class EnvHttpProxyAgent {}
