import type { Scenario } from "@concordat/contracts/scenario";
import type { ScenarioChange } from "./loaded-scenario.js";

/** A scenario as forks have changed it: its feed, activity and policy at the end, and all events. */
export function changedScenario(scenario: Scenario, changes: readonly ScenarioChange[]): Scenario {
  return changes.reduce(changedBy, scenario);
}

function changedBy(before: Scenario, { round, change }: ScenarioChange): Scenario {
  const { feed, activity, policy, events } = change;
  return {
    ...before,
    ...(feed === undefined ? {} : { feed }),
    ...(activity === undefined ? {} : { activity }),
    ...(policy === undefined ? {} : { policy }),
    ...(events === undefined
      ? {}
      : { events: [...before.events.filter((event) => event.round < round), ...events] }),
  };
}

/**
 * The changes of a run with one more: what it sets holds from its round on, so what earlier changes set later than that
 * is dropped. (Events are replaced when they are put together.)
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
