import type { Audience, StatesView } from "@concordat/simulation";
import { segmentOf } from "@concordat/simulation/results";
import type { AddRow } from "./run-tables.js";

/** The round of the states before the first round. */
export const beforeFirstRound = -1;

/**
 * Adds a row for each field of each agent's state.
 * @param round the round after which the agents have these states; -1 before the first round
 */
export function addStates(
  states: StatesView | null,
  audience: Pick<Audience, "size" | "id" | "groups" | "groupOf">,
  round: number,
  add: AddRow,
): void {
  if (states === null) return;
  for (const name of Object.keys(states.fields).sort()) {
    const field = states.fields[name];
    const column = states.column(name);
    for (let agent = 0; agent < audience.size; agent++) {
      const number = column[agent] ?? 0;
      const value =
        field?.kind === "word"
          ? (field.words[number] ?? "")
          : field?.kind === "flag"
            ? String(number === 1)
            : null;
      add("states", [
        round,
        audience.id(agent),
        segmentOf(audience, agent),
        name,
        value,
        field?.kind === "word" ? null : number,
      ]);
    }
  }
}
