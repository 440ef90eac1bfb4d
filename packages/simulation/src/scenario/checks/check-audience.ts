import type { PeopleAudience, Scenario, SegmentsAudience } from "@concordat/contracts/scenario";
import { readTemplate } from "../people/described.js";
import type { ReadInputs } from "../read-scenario-files.js";
import type { Problem } from "../scenario-error.js";
import { type AgentIds, inQuotes } from "./known-names.js";
import { type Report, reportTwice } from "./report.js";

/** Maximum number of agents, limited by the memory of one process. */
const maxAgents = 100_000_000;

/** Maximum deviation of the sum of shares from 1. */
const tolerance = 1e-9;

/** Returns the ids of a scenario's agents. */
export function agentIds({ audience }: Scenario, inputs: ReadInputs): AgentIds {
  if (audience.kind !== "segments")
    return inputs.broken.has("profiles")
      ? unknownAgents
      : idsOf(inputs.profiles.map(({ value }) => value.id));
  if (audience.ids !== undefined) return idsOf(givenIds(audience.ids.kind, inputs) ?? []);
  const { size } = audience;
  const digits = String(size - 1).length;
  return {
    count: size,
    examples: [0, 1].slice(0, size).map((agent) => `agent-${String(agent).padStart(digits, "0")}`),
    has: (id) => /^agent-[0-9]+$/.test(id) && id.length === 6 + digits && Number(id.slice(6)) < size,
  };
}

/** Returns the ids of an audience of segments as read from a file; `null` if they could not be read. */
function givenIds(kind: "network" | "file", { network, ids }: ReadInputs): readonly string[] | null {
  return kind === "file" ? ids : (network?.ids ?? null);
}

function idsOf(all: readonly string[]): AgentIds {
  const ids = new Set(all);
  if (ids.size === 0) return unknownAgents;
  return { count: ids.size, examples: all.slice(0, 2), has: (id) => ids.has(id) };
}

/** Accepts every id. It is used if the profiles cannot be read, because references to agents cannot be checked then. */
const unknownAgents: AgentIds = { count: Number.POSITIVE_INFINITY, examples: [], has: () => true };

/** Returns the names of a scenario's segments. */
export function segmentNames(
  { audience }: Scenario,
  { assignments, people }: Pick<ReadInputs, "assignments" | "people">,
): ReadonlySet<string> {
  if (audience.kind === "segments") return new Set(audience.segments.map(({ name }) => name));
  if (audience.kind === "people")
    return new Set((people?.people ?? []).flatMap(({ segment }) => segment ?? []));
  return new Set(assignments.flatMap(({ value: { segment } }) => segment ?? []));
}

export function checkAudience(
  { audience }: Scenario,
  inputs: ReadInputs,
  agents: AgentIds,
  found: Problem[],
  at: Report,
): void {
  if (audience.kind === "segments") checkSegments(audience, inputs, at);
  else if (audience.kind === "profiles") checkProfiles(inputs, agents, found, at);
  else checkDescription(audience, inputs, at);
}

/**
 * Checks that the description of agents does not contain the answer to a survey question, which is known only for
 * people who answered it.
 */
function checkDescription(
  { describe, interests }: PeopleAudience,
  { questionnaires }: ReadInputs,
  at: Report,
): void {
  const questions = [...questionnaires.values()].flatMap(({ value }) => value.questions.map(({ id }) => id));
  for (const [path, text] of [
    ["/audience/describe", describe],
    ...interests.map((text, at) => [`/audience/interests/${at}`, text] as const),
  ] as const) {
    const template = readTemplate(text);
    if (typeof template === "string") continue;
    for (const question of new Set(questions))
      if (template.columns.includes(question))
        at(
          path,
          `tells agents the column ${inQuotes(question)}, which is the question that a survey asks them`,
        );
  }
}

function checkProfiles(inputs: ReadInputs, agents: AgentIds, found: Problem[], at: Report): void {
  if (!inputs.broken.has("profiles") && inputs.profiles.length === 0)
    at("/audience/file", "contains no profiles; there must be at least one");
  reportTwice(inputs.profiles, ({ id }) => id, "an agent", found);
  reportTwice(inputs.assignments, ({ agent_id }) => agent_id, "an assignment of", found);
  for (const { value, place } of inputs.assignments) {
    if (agents.has(value.agent_id)) continue;
    const message = `names the agent ${inQuotes(value.agent_id)}; no profile has this id`;
    found.push({ place: place("/agent_id"), path: "/agent_id", message });
  }
}

function checkIds({ size, ids }: SegmentsAudience, inputs: ReadInputs, at: Report): void {
  const given = ids === undefined ? null : givenIds(ids.kind, inputs);
  if (given === null) return;
  const different = new Set(given).size;
  if (different < given.length)
    at(
      "/audience/ids/file",
      `has ${given.length} ids, of which ${different} are different; remove the repeated ones`,
    );
  else if (different !== size)
    at("/audience/size", `is ${size}, and there are ${different} ids; set it to ${different}`);
}

function checkSegments(audience: SegmentsAudience, inputs: ReadInputs, at: Report): void {
  const { size, segments } = audience;
  checkIds(audience, inputs, at);
  if (size > maxAgents) at("/audience/size", `is ${size}; at most ${maxAgents} agents can be simulated`);
  const sum = segments.reduce((total, { share }) => total + share, 0);
  if (Math.abs(sum - 1) > tolerance)
    at("/audience/segments", `have shares that add up to ${Number(sum.toFixed(9))}; they must add up to 1`);
  const names = new Set<string>();
  for (const [index, { name, interests, share }] of segments.entries()) {
    const path = `/audience/segments/${index}`;
    if (names.has(name)) at(`${path}/name`, "is the name of another segment; names must differ");
    names.add(name);
    if (share === 0) at(`${path}/share`, "is 0; leave the segment out");
    const different = new Set(interests.from).size;
    if (interests.count <= different) continue;
    at(
      `${path}/interests/count`,
      `asks for ${interests.count} different interests of ${different}; give more, or ask for fewer`,
    );
  }
}
