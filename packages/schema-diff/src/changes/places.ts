import { isPlain, type SchemaNode } from "../schema/node.js";
import { wholeClaim } from "./claim.js";
import { at, type Finding, type Pair } from "./finding.js";
import { annotationDetector, detectors } from "./kinds/index.js";
import { followed } from "./pairs.js";
import type { Step } from "./step.js";

/** Two schemas that the same part of a value meets, what differs between them, and how they are reached. */
export interface Place {
  readonly pair: Pair<SchemaNode>;
  readonly findings: readonly Finding[];
  /** Every way that leads to it from a place around it. The root has one only where it is met inside itself. */
  readonly ways: readonly Way[];
  /** The way by which it was first reached, which goes round in no circle; undefined for the root. */
  readonly firstWay: Way | undefined;
}

interface Way {
  readonly from: Place;
  readonly step: Step;
}

interface OpenPlace extends Place {
  readonly findings: Finding[];
  readonly ways: Way[];
}

/** Every place where the two schemas can be compared, the root first. References are followed, each pair once. */
export function placesOf(old: SchemaNode, now: SchemaNode): readonly Place[] {
  const places = new Map<string, OpenPlace>();
  const visit = (raw: Pair<SchemaNode>, way?: Way): void => {
    const pair = { old: followed(raw.old), new: followed(raw.new) };
    const key = `${pair.old.pointer} ${pair.new.pointer}`;
    const place: OpenPlace = places.get(key) ?? { pair, findings: [], ways: [], firstWay: way };
    if (way !== undefined) place.ways.push(way);
    place.findings.push(...wordsBesideReferences(raw, pair, place.findings));
    if (places.has(key)) return;
    places.set(key, place);
    const { old: before, new: after } = pair;
    if (!isPlain(before) || !isPlain(after)) {
      place.findings.push(...booleanFindings(pair));
      return;
    }
    const plain = { old: before, new: after };
    for (const detector of detectors) {
      place.findings.push(...detector.find(plain));
      for (const { step, ...inner } of detector.inside?.(plain) ?? []) visit(inner, { from: place, step });
    }
  };
  visit({ old, new: now });
  return [...places.values()];
}

/** What is said beside two references; what they lead to is compared at its own place. */
function wordsBesideReferences(
  { old, new: now }: Pair<SchemaNode>,
  target: Pair<SchemaNode>,
  known: readonly Finding[],
): readonly Finding[] {
  if (old === target.old || now === target.new || !isPlain(old) || !isPlain(now)) return [];
  const found = [...annotationDetector.find({ old, new: now })];
  return found.filter(({ pointer }) => !known.some((finding) => finding.pointer === pointer));
}

/** What became of a schema when it, or what was there before, is `true` or `false`. */
function* booleanFindings({ old, new: now }: Pair<SchemaNode>): Generator<Finding> {
  if (old.schema === now.schema) return;
  const [was, is] = [inWords(old), inWords(now)];
  const name =
    now.schema === true ? "everything-allowed" : now.schema === false ? "nothing-allowed" : "schema-added";
  yield { name, ...at(now), message: `${was} before, ${is} now`, claim: wholeClaim };
}

function inWords({ schema }: SchemaNode): string {
  if (typeof schema === "object") return "what keeps a schema accepted";
  return schema ? "everything accepted" : "nothing accepted";
}
