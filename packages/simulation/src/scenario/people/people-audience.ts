import type { Audience } from "../../world/audience/audience.js";
import { profilesAudience } from "../../world/audience/profiles-audience.js";
import type { People } from "./people.js";

/**
 * Creates an audience with one agent for each person.
 * @throws {RangeError} when two people have the same id
 */
export function peopleAudience({ people, isWeighted, notSampled }: People): Audience {
  const audience = profilesAudience(
    people.map(({ value }) => value),
    people.flatMap(({ value: { id }, segment }) => (segment === null ? [] : [{ agent_id: id, segment }])),
  );
  const byId = new Map(people.map((person) => [person.value.id, person]));
  const personOf = (agent: number) => byId.get(audience.id(agent));
  return {
    ...audience,
    people: {
      isWeighted,
      notSampled,
      weight: (agent) => personOf(agent)?.weight ?? 1,
      columns: (agent) => personOf(agent)?.columns() ?? {},
    },
  };
}
