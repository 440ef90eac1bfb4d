import type { ScenarioEvent } from "@concordat/contracts/scenario";
import { withChange } from "./changed-scenario.js";
import type { LoadedScenario, ScenarioChange } from "./loaded-scenario.js";

/** Returns the scenario of a fork. It is unchanged before the round of the change. */
export function forkedScenario(loaded: LoadedScenario, added: ScenarioChange): LoadedScenario {
  return {
    ...loaded,
    accounts: loaded.accounts.with(eventAuthors(added.change.events ?? [])),
    changes: withChange(loaded.changes, added),
  };
}

/** Returns the authors of the posts in events. */
export function eventAuthors(events: readonly ScenarioEvent[]): string[] {
  return events.flatMap((event) => (event.kind === "post" ? [event.post.author_id] : []));
}
