import type { Scenario } from "@concordat/contracts/scenario";

/** Returns a scenario in which the names of all files are replaced. */
export function withFiles(scenario: Scenario, rename: (file: string) => string): Scenario {
  const { audience, network, posts, events, event_files: eventFiles, relevance, states } = scenario;
  return {
    ...scenario,
    audience: audienceWithFiles(audience, rename),
    network: network.kind === "file" ? { ...network, file: rename(network.file) } : network,
    events: events.map((event) =>
      event.kind === "survey" ? { ...event, questions: rename(event.questions) } : event,
    ),
    ...(eventFiles === undefined ? {} : { event_files: eventFiles.map(rename) }),
    ...(posts === undefined ? {} : { posts: { file: rename(posts.file) } }),
    ...(states?.file === undefined ? {} : { states: { ...states, file: rename(states.file) } }),
    ...(relevance === undefined ? {} : { relevance: { file: rename(relevance.file) } }),
  };
}

function audienceWithFiles(
  audience: Scenario["audience"],
  rename: (file: string) => string,
): Scenario["audience"] {
  switch (audience.kind) {
    case "segments":
      return audience.ids?.kind === "file"
        ? { ...audience, ids: { ...audience.ids, file: rename(audience.ids.file) } }
        : audience;
    case "profiles":
      return {
        ...audience,
        file: rename(audience.file),
        ...(audience.assignments === undefined ? {} : { assignments: rename(audience.assignments) }),
      };
    case "people":
      return {
        ...audience,
        file: rename(audience.file),
        ...(audience.codebook === undefined ? {} : { codebook: rename(audience.codebook) }),
        ...(audience.margins === undefined ? {} : { margins: rename(audience.margins) }),
      };
  }
}
