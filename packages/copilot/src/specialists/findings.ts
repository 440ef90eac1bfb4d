import type { DecisionRun } from "@concordat/contracts/decision-run";

/** Returns the findings of the specialists, by name. */
export function findingsOf({ specialists }: DecisionRun): Record<string, readonly string[]> {
  return Object.fromEntries(
    specialists.flatMap((specialist) =>
      specialist.state === "completed" ? [[specialist.agent, specialist.items.map(({ text }) => text)]] : [],
    ),
  );
}

/** Whether at least one specialist answered, even with an empty list. */
export function hasFindings({ specialists }: DecisionRun): boolean {
  return specialists.some(({ state }) => state === "completed");
}
