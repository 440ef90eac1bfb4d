/** A value as JSON for people; nothing for no value. */
export function inJson(value) {
  return JSON.stringify(value, null, 2) ?? "";
}
