import type { ScenarioInput } from "@concordat/contracts/scenario";
import type { SimulatedPostInput } from "@concordat/contracts/simulated-post";
import { buildScenario, type ScenarioParts } from "../scenario/build-scenario.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";

/** Returns profiles with these ids. */
function profilesOf(ids: readonly string[]) {
  return ids.map((id) => ({ id, name: id, interests: ["night trains"] }));
}

/** Returns a post that appears in round 0. */
export function postBy(author_id: string, more: Partial<SimulatedPostInput> = {}): SimulatedPostInput {
  return { id: `by-${author_id}`, author_id, text: "Night trains are back.", ...more } as SimulatedPostInput;
}

/** Returns a small scenario with the given agents and follows. A follow is written as "follower>followed". */
export function smallScenario(
  agents: readonly string[],
  follows: readonly string[],
  more: Partial<ScenarioInput> = {},
  parts: ScenarioParts = {},
): LoadedScenario {
  return buildScenario(
    {
      name: "small",
      seed: 1,
      rounds: 4,
      starts_at: "2026-03-14T08:00:00Z",
      round_minutes: 60,
      audience: { kind: "profiles", file: "profiles.json" },
      network: { kind: "file", file: "follows.csv" },
      feed: { ranker: "chronological", size: null },
      activity: 1,
      policy: { kind: "cascade", probability: 1 },
      ...more,
    },
    {
      profiles: profilesOf(agents),
      follows: follows.map((pair) => {
        const [follower = "", followed = ""] = pair.split(">");
        return { follower, followed };
      }),
      ...parts,
    },
  );
}
