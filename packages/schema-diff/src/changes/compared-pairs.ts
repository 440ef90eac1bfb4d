import { isPlainNode, type SchemaNode } from "../schema/node.js";
import { at, type Finding, type Pair } from "./finding.js";
import { wholeClaim } from "./inclusion-claim.js";
import { annotationDetector, detectors } from "./kinds/index.js";
import type { Nesting } from "./nesting.js";
import { followed } from "./pairs.js";

/** Two schemas for the same part of a value, with their differences and the paths to them. */
export interface ComparedPair {
  readonly pair: Pair<SchemaNode>;
  readonly findings: readonly Finding[];
  /** The paths to this pair from outer pairs. The root has a path only if it is recursive. */
  readonly ways: readonly Way[];
  /** The first path to the pair, which contains no cycle; `undefined` for the root. */
  readonly firstWay: Way | undefined;
}

/** A step from one pair to a pair inside it. */
interface Way {
  readonly from: ComparedPair;
  readonly nesting: Nesting;
}

/** A pair of schemas that is compared separately, and the path to it. */
export interface Exit {
  readonly pair: Pair<SchemaNode>;
  readonly way: Way;
}

interface OpenPair extends ComparedPair {
  readonly findings: Finding[];
  readonly ways: Way[];
}

/**
 * Yields every pair of schemas that can be compared, the roots first. References are followed, each pair
 * once, unless a pair is compared elsewhere.
 */
export function comparedPairs(
  oldNode: SchemaNode,
  newNode: SchemaNode,
  isElsewhere: (exit: Exit) => boolean = () => false,
): readonly ComparedPair[] {
  const pairs = new Map<string, OpenPair>();
  const visit = (raw: Pair<SchemaNode>, way?: Way): void => {
    const pair = { old: followed(raw.old), new: followed(raw.new) };
    const key = `${pair.old.pointer} ${pair.new.pointer}`;
    if (way !== undefined && !pairs.has(key) && isElsewhere({ pair, way })) return;
    const compared: OpenPair = pairs.get(key) ?? { pair, findings: [], ways: [], firstWay: way };
    if (way !== undefined) compared.ways.push(way);
    compared.findings.push(...wordsBesideReferences(raw, pair, compared.findings));
    if (pairs.has(key)) return;
    pairs.set(key, compared);
    const { old: before, new: after } = pair;
    if (!isPlainNode(before) || !isPlainNode(after)) {
      compared.findings.push(...booleanFindings(pair));
      return;
    }
    const plain = { old: before, new: after };
    for (const detector of detectors) {
      compared.findings.push(...detector.find(plain));
      for (const { nesting, ...inner } of detector.inside?.(plain) ?? [])
        visit(inner, { from: compared, nesting });
    }
  };
  visit({ old: oldNode, new: newNode });
  return [...pairs.values()];
}

/** Compares the annotations next to two references; their targets are compared separately. */
function wordsBesideReferences(
  { old: oldNode, new: newNode }: Pair<SchemaNode>,
  target: Pair<SchemaNode>,
  known: readonly Finding[],
): readonly Finding[] {
  if (oldNode === target.old || newNode === target.new || !isPlainNode(oldNode) || !isPlainNode(newNode))
    return [];
  const found = [...annotationDetector.find({ old: oldNode, new: newNode })];
  return found.filter(({ pointer }) => !known.some((finding) => finding.pointer === pointer));
}

/** Yields the changes of a schema that is or was `true` or `false`. */
function* booleanFindings({ old: oldNode, new: newNode }: Pair<SchemaNode>): Generator<Finding> {
  if (oldNode.schema === newNode.schema) return;
  const [was, is] = [formatKind(oldNode), formatKind(newNode)];
  const name =
    newNode.schema === true
      ? "everything-allowed"
      : newNode.schema === false
        ? "nothing-allowed"
        : "schema-added";
  yield { name, ...at(newNode), message: `${was} before, ${is} now`, claim: wholeClaim };
}

function formatKind({ schema }: SchemaNode): string {
  if (typeof schema === "object") return "what keeps a schema accepted";
  return schema ? "everything accepted" : "nothing accepted";
}
