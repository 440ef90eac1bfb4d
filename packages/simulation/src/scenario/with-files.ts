import type { Scenario } from "@concordat/contracts/scenario";

/** Returns a scenario with renamed files. */
export function withFiles(scenario: Scenario, rename: (file: string) => string): Scenario {
  const { audience, network, posts, events, event_files: eventFiles, relevance } = scenario;
  return {
    ...scenario,
    audience:
      audience.kind === "profiles"
        ? {
            ...audience,
            file: rename(audience.file),
            ...(audience.assignments === undefined ? {} : { assignments: rename(audience.assignments) }),
          }
        : audience,
    network: network.kind === "file" ? { ...network, file: rename(network.file) } : network,
    events: events.map((event) =>
      event.kind === "survey" ? { ...event, questions: rename(event.questions) } : event,
    ),
    ...(eventFiles === undefined ? {} : { event_files: eventFiles.map(rename) }),
    ...(posts === undefined ? {} : { posts: { file: rename(posts.file) } }),
    ...(relevance === undefined ? {} : { relevance: { file: rename(relevance.file) } }),
  };
}
