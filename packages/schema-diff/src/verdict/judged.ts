import { changeKinds, type WireEffect } from "../changes/change-kinds.js";
import type { ComparedPair } from "../changes/compared-pairs.js";
import type { Finding } from "../changes/finding.js";
import { policyOption } from "../proof/policy.js";
import type { SchemaNode } from "../schema/node.js";
import type { Change, DiffOptions, SchemaDiff } from "../schema-diff.js";
import { bumpFor } from "./bump.js";
import { Direction, newlyShared } from "./direction.js";
import { verdictOfChange } from "./verdict-of-change.js";
import { verdictOfWhole } from "./verdict-of-whole.js";

/** A difference, and the pair of schemas at which it is judged. */
export interface LocatedFinding {
  readonly finding: Finding;
  readonly compared: ComparedPair;
}

/** The compatibility that a version promises, and the assumption about open objects. */
export type JudgingOptions = Pick<DiffOptions, "promised" | "policy">;

/**
 * Determines the result of each difference between two schemas in both directions, and the result of the complete
 * schemas.
 */
export function judged(
  oldNode: SchemaNode,
  newNode: SchemaNode,
  findings: readonly LocatedFinding[],
  options: JudgingOptions = {},
): SchemaDiff {
  const { promised = "backward" } = options;
  const policy = policyOption(options);
  const directions = {
    backward: new Direction("backward", oldNode, newNode, newlyShared(policy)),
    forward: new Direction("forward", oldNode, newNode, newlyShared(policy)),
  };
  const changes = findings.map(
    ({ finding, compared }): Change => ({
      ...nameAndPlace(finding),
      backward: verdictOfChange(finding, compared, directions.backward),
      forward: verdictOfChange(finding, compared, directions.forward),
      wire: changeKinds[finding.name].wire,
    }),
  );
  const whole = {
    backward: verdictOfWhole(
      directions.backward,
      changes.map((change) => change.backward),
    ),
    forward: verdictOfWhole(
      directions.forward,
      changes.map((change) => change.forward),
    ),
  };
  const wire = mostOf(changes.map((change) => change.wire));
  const leastIsMinor = changes.some(({ name }) => changeKinds[name].bump === "minor");
  const { bump, reason } = bumpFor(whole, { isAny: changes.length > 0, wire, leastIsMinor }, promised);
  return { changes, ...whole, wire, bump, bumpReason: reason };
}

function nameAndPlace({ name, pointer, side, message }: Finding): Omit<Finding, "claim"> {
  return { name, pointer, side, message };
}

function mostOf(effects: readonly WireEffect[]): WireEffect {
  return (["changed", "wording"] as const).find((effect) => effects.includes(effect)) ?? "same";
}
