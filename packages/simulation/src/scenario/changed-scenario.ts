import { omitUndefined } from "@concordat/contracts/options";
import type { Scenario } from "@concordat/contracts/scenario";
import type { ScenarioChange } from "./loaded-scenario.js";

/**
 * Returns a scenario with the changes of forks applied: the feed, activity and policy as in the last round, and all
 * events.
 */
export function changedScenario(scenario: Scenario, changes: readonly ScenarioChange[]): Scenario {
  return changes.reduce(changedBy, scenario);
}

function changedBy(before: Scenario, { round, change }: ScenarioChange): Scenario {
  const { feed, activity, policy, events } = change;
  return {
    ...before,
    ...omitUndefined({ feed, activity, policy }),
    ...(events === undefined
      ? {}
      : { events: [...before.events.filter((event) => event.round < round), ...events] }),
  };
}

/**
 * Adds a fork's change to the changes of a run. It applies from its round on, and replaces the settings of earlier
 * changes that apply to these rounds. Events are not replaced here, but when the changes are merged.
 */
export function withChange(changes: readonly ScenarioChange[], added: ScenarioChange): ScenarioChange[] {
  const kept = changes.map(({ round, change: { feed, activity, policy, ...rest } }) => {
    const later = round >= added.round;
    const change = {
      ...rest,
      ...(feed === undefined || (later && added.change.feed !== undefined) ? {} : { feed }),
      ...(activity === undefined || (later && added.change.activity !== undefined) ? {} : { activity }),
      ...(policy === undefined || (later && added.change.policy !== undefined) ? {} : { policy }),
    };
    return { round, change };
  });
  return [...kept, added];
}
