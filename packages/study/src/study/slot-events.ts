import type { Scenario, ScenarioEvent } from "@concordat/contracts/scenario";

/** An event at which a post appears. */
export type PostEvent = Extract<ScenarioEvent, { kind: "post" }>;

/** Returns the events whose post has the given slot. */
export function slotEvents({ events }: Scenario, slot: string): PostEvent[] {
  return events.filter((event): event is PostEvent => isPostInSlot(event, slot));
}

/** Returns a scenario with another text in a slot. All random numbers remain the same. */
export function withText(scenario: Scenario, slot: string, text: string): Scenario {
  const events = scenario.events.map((event) =>
    isPostInSlot(event, slot) ? { ...event, post: { ...event.post, text } } : event,
  );
  return { ...scenario, events };
}

function isPostInSlot(event: ScenarioEvent, slot: string): event is PostEvent {
  return event.kind === "post" && event.post.slot === slot;
}
