import { isRecord, shownValue } from "@concordat/contracts/options";

/** Describes a rule's result that is not a choice. A rejected promise does not remain unhandled. */
export function noChoice(given: unknown): string {
  if (given instanceof Promise) {
    given.catch(() => undefined);
    return "must decide on a choice at once, and gave a promise";
  }
  const choice = isRecord(given) && "choice" in given ? given.choice : given;
  return `must decide on a choice that exists, not ${shownValue(choice)}`;
}
