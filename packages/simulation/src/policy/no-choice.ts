import { isRecord, shownValue } from "@concordat/contracts/options";

/** Describes the result of a rule that is not a choice. If the result is a promise, its rejection is handled. */
export function noChoice(given: unknown): string {
  if (given instanceof Promise) {
    given.catch(() => undefined);
    return "must decide on a choice at once, and gave a promise";
  }
  const choice = isRecord(given) && "choice" in given ? given.choice : given;
  return `must decide on a choice that exists, not ${shownValue(choice)}`;
}
