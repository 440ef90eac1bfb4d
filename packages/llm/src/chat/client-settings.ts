import type { ChatClient } from "./chat-client.js";

/**
 * Returns the member `settings` for the definition of a client, with the settings that were given. It is absent if
 * none were given.
 */
export function clientSettings(given: Readonly<Record<string, unknown>>): Pick<ChatClient, "settings"> {
  const settings = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return Object.keys(settings).length === 0 ? {} : { settings };
}
