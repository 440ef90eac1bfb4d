import type { Scenario } from "@concordat/contracts/scenario";
import { routes } from "../feed/route.js";
import { canonicalJson } from "../hash/canonical-json.js";
import { TextHash } from "../hash/text-hash.js";
import { choices } from "../world/choice.js";
import { stateHashes } from "../world/states/state-data.js";
import type { World } from "../world/world.js";
import type { AnswerOutcome } from "./answer-outcome.js";
import type { RoundPlan } from "./round-plan.js";

/** The versions of the hashes for new runs. A run always keeps the version with which it was started. */
const hashVersion = { withoutStates: 2, withStates: 3 };

/** The supported versions of the hashes. */
export const hashVersions: readonly number[] = [1, hashVersion.withoutStates, hashVersion.withStates];

/** Returns the version of the hashes for a new run. Only runs with states need the newest one. */
export function hashVersionOf({ states }: Pick<Scenario, "states">): number {
  return states === undefined ? hashVersion.withoutStates : hashVersion.withStates;
}

/** The hashes of the manifest that are included in the hashes of a round. */
export interface RoundManifest {
  /** The hash of the fields that are the same on all machines. Included in a round's `hash`. */
  readonly comparable: string;
  /** The hash of the complete manifest. Included in a round's `record_hash`. */
  readonly whole: string;
}

/**
 * Returns the hash of a round. It is the SHA-256 of an object in canonical JSON (RFC 8785), which is written piece by
 * piece. The object contains the answers, decisions, effects, events, exposures, the comparable part of the manifest,
 * the previous hash and the round's number. With states, it also contains the hash of each field after the round. None
 * of this depends on the machine.
 * @param answers the outcome of each survey question
 * @param decisions for each unit, which is one decision of an agent, its state and the result of `hashedDecision`
 */
export function roundHash(
  world: World,
  plan: RoundPlan,
  decisions: readonly { readonly state: string; readonly hashed: string }[],
  answers: readonly AnswerOutcome[],
  { previous, manifest }: { readonly previous: string; readonly manifest: RoundManifest | null },
): string {
  const hash = new TextHash();
  const { audience, posts, accounts } = world;
  const list = (name: string, count: number, item: (index: number) => string): void => {
    hash.add(`${JSON.stringify(name)}:[`);
    for (let index = 0; index < count; index++) hash.add(index === 0 ? item(index) : `,${item(index)}`);
    hash.add("],");
  };
  hash.add("{");
  list("answers", plan.askings.length, (index) => {
    const asking = plan.askings[index];
    const answer = answers[index];
    if (asking === undefined || answer === undefined) throw new RangeError(`question ${index} is unanswered`);
    const said = answer.state === "valid" ? answer.answer : { error: answer.code };
    return canonicalJson([audience.id(asking.agent), asking.survey, asking.question.id, answer.state, said]);
  });
  list("decisions", plan.units.length, (index) => {
    const unit = plan.units[index];
    const decision = decisions[index];
    if (unit === undefined || decision === undefined) throw new RangeError(`unit ${index} is undecided`);
    const head = JSON.stringify([audience.id(unit.agent), unit.key, decision.state]);
    return `${head.slice(0, -1)},${decision.hashed}]`;
  });
  list("effects", plan.ruleEffects.length, (index) => {
    const { agent = 0, post = 0, choice = 0, content = null } = plan.ruleEffects[index] ?? {};
    return JSON.stringify([audience.id(agent), posts.id(post), choices[choice], content]);
  });
  hash.add(`"events":${canonicalJson(plan.events)},`);
  const { exposures } = plan;
  list("exposures", exposures.count, (index) =>
    JSON.stringify([
      audience.id(exposures.agent[index] ?? 0),
      posts.id(exposures.post[index] ?? 0),
      exposures.rank[index],
      routes[exposures.route[index] ?? 0],
      [...exposures.resharersOf(index)].map((account) => accounts.id(account)),
    ]),
  );
  if (manifest !== null) hash.add(`"manifest":${JSON.stringify(manifest.comparable)},`);
  hash.add(`"previous":${JSON.stringify(previous)},"round":${plan.round}`);
  if (plan.states !== null) hash.add(`,"states":${canonicalJson(stateHashes(plan.states.after))}`);
  hash.add("}");
  return hash.digest();
}
