import type { ScenarioEvent } from "@concordat/contracts/scenario";
import { withChange } from "./changed-scenario.js";
import type { LoadedScenario, ScenarioChange } from "./loaded-scenario.js";

/** The scenario of a fork: as before up to the change's round, and with the change from there on. */
export function forkedScenario(loaded: LoadedScenario, added: ScenarioChange): LoadedScenario {
  return {
    ...loaded,
    accounts: loaded.accounts.with(eventAuthors(added.change.events ?? [])),
    changes: withChange(loaded.changes, added),
  };
}

/** The authors of the posts that events bring. */
export function eventAuthors(events: readonly ScenarioEvent[]): string[] {
  return events.flatMap((event) => (event.kind === "post" ? [event.post.author_id] : []));
}
