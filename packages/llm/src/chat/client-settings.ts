import type { ChatClient } from "./chat-client.js";

/**
 * The settings of a client, for its definition. Contains only settings that were given; if none was, the member is
 * absent.
 */
export function clientSettings(given: Readonly<Record<string, unknown>>): Pick<ChatClient, "settings"> {
  const settings = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return Object.keys(settings).length === 0 ? {} : { settings };
}
