import { isRecord, shownValue } from "@concordat/contracts/options";

/** What to say of something that a rule gave and that is not a choice. The failure of a promise is not left unhandled. */
export function noChoice(given: unknown): string {
  if (given instanceof Promise) {
    given.catch(() => undefined);
    return "must decide on a choice at once, and gave a promise";
  }
  const choice = isRecord(given) && "choice" in given ? given.choice : given;
  return `must decide on a choice that exists, not ${shownValue(choice)}`;
}
