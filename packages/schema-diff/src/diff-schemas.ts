import { changeKinds, type WireEffect } from "./changes/change-kinds.js";
import type { Finding } from "./changes/finding.js";
import { type Place, placesOf } from "./changes/places.js";
import { rewrittenFinding, unreachedFindings } from "./changes/unreached.js";
import { bumpFor } from "./judge/bump.js";
import { Direction } from "./judge/direction.js";
import { judgeFinding } from "./judge/judge-finding.js";
import { judgeWhole } from "./judge/judge-whole.js";
import { dialectNamed } from "./schema/dialect.js";
import { SchemaDocument } from "./schema/document.js";
import { sameJson } from "./schema/json.js";
import type { Change, DiffOptions, SchemaDiff } from "./schema-diff.js";

/**
 * Compares two JSON Schemas (2020-12 or draft-07, references within the file).
 *
 * Every change is named from a closed list and judged in both directions. `compatible` is proved by rules,
 * `breaking` is shown by a witness that both validators were asked about, anything else is `undecided`.
 *
 * @example
 * ```ts
 * const diff = diffSchemas({ type: "string", maxLength: 9 }, { type: "string", maxLength: 5 });
 * diff.changes[0]; // { name: "bound-tightened", pointer: "/maxLength", … }
 * diff.backward; // { verdict: "breaking", witness: { instance: "aaaaaa", acceptedBy: "old", … }, … }
 * diff.bump; // "major"
 * ```
 * @throws {InvalidSchemaError} when one of them is no JSON Schema, or refers to what is not in it
 */
export function diffSchemas(old: unknown, now: unknown, options: DiffOptions = {}): SchemaDiff {
  const dialect = dialectNamed(options.dialect ?? "2020-12");
  const before = new SchemaDocument(old, "old", dialect);
  const after = new SchemaDocument(now, "new", dialect);
  const backward = new Direction("backward", before, after);
  const forward = new Direction("forward", before, after);

  const changes = findingsOf(before, after, sameJson(old, now)).map(
    ({ finding, place }): Change => ({
      ...nameAndPlace(finding),
      backward: judgeFinding(finding, place, backward),
      forward: judgeFinding(finding, place, forward),
      wire: changeKinds[finding.name].wire,
    }),
  );

  const judged = {
    backward: judgeWhole(
      backward,
      changes.map((change) => change.backward),
    ),
    forward: judgeWhole(
      forward,
      changes.map((change) => change.forward),
    ),
  };
  const wire = mostOf(changes.map((change) => change.wire));
  const leastIsMinor = changes.some(({ name }) => changeKinds[name].bump === "minor");
  const isAny = changes.length > 0;
  const { bump, reason } = bumpFor(judged, { isAny, wire, leastIsMinor }, options.promised ?? "backward");
  return { changes, ...judged, wire, bump, bumpReason: reason };
}

/** Every difference, each with the place where it is judged: the root, for those that stand at none. */
function findingsOf(
  old: SchemaDocument,
  now: SchemaDocument,
  isSameText: boolean,
): readonly { readonly finding: Finding; readonly place: Place }[] {
  const places = placesOf(old.root, now.root);
  const [root] = places;
  if (isSameText || root === undefined) return [];
  const placed = places.flatMap((place) => place.findings.map((finding) => ({ finding, place })));
  const others = unreachedFindings(old, now, places).map((finding) => ({ finding, place: root }));
  const found = [...placed, ...others];
  return found.length > 0 ? found : [{ finding: rewrittenFinding(now), place: root }];
}

function nameAndPlace({ name, pointer, side, message }: Finding): Omit<Finding, "claim"> {
  return { name, pointer, side, message };
}

function mostOf(effects: readonly WireEffect[]): WireEffect {
  return (["changed", "wording"] as const).find((effect) => effects.includes(effect)) ?? "same";
}
