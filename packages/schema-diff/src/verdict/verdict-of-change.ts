import type { ChangeName } from "../changes/change-kinds.js";
import type { ComparedPair } from "../changes/compared-pairs.js";
import type { Finding } from "../changes/finding.js";
import { wholeClaim } from "../changes/inclusion-claim.js";
import { maxCandidatesOfChange } from "../limits.js";
import { conjunctionOf } from "../proof/conjunction.js";
import type { Gap } from "../proof/rule-proof.js";
import { isPlainNode } from "../schema/node.js";
import type { CompatibilityResult } from "./compatibility-result.js";
import type { CandidateWitness, Direction } from "./direction.js";

/**
 * Determines the result for one change in one direction: proved compatible, breaking with a witness, or undecided. If a
 * change is compatible only under the usual policy, the value that would break it is included.
 */
export function verdictOfChange(
  finding: Finding,
  compared: ComparedPair,
  direction: Direction,
): CompatibilityResult {
  const judged = verdictUnderPolicy(finding, compared, direction);
  if (judged.verdict !== "compatible" || !mayBeSetAside.has(finding.name)) return judged;
  const { strict } = direction;
  if (strict === direction) return judged;
  const strictly = verdictUnderPolicy(finding, compared, strict);
  if (strictly.verdict === "compatible") return judged;
  const reason = `${strict.writer.document.side} values are taken to have no property that their schema does not describe; one that has it may be refused`;
  return strictly.verdict === "breaking"
    ? { verdict: "compatible", reason, setAside: strictly.witness }
    : { verdict: "compatible", reason };
}

/** The changes after which only one of the two schemas describes a property. */
const mayBeSetAside: ReadonlySet<ChangeName> = new Set([
  "property-added",
  "property-removed",
  "pattern-property-added",
  "pattern-property-removed",
]);

function verdictUnderPolicy(
  finding: Finding,
  compared: ComparedPair,
  direction: Direction,
): CompatibilityResult {
  const { claim } = finding;
  if (claim === null) return { verdict: "compatible", reason: "it accepts and refuses nothing" };
  const { a, b } = direction.at(compared);
  const gaps = claim.proves(a, b, direction.prover);
  const isCarried = carriesOutwards(compared, direction);
  if (gaps.length === 0 && isCarried)
    return { verdict: "compatible", reason: "what was accepted here is proved to be accepted still" };
  if (direction.isProved)
    return {
      verdict: "compatible",
      reason: "every value that the one schema accepts is proved valid under the other",
    };
  // If the schema here rejects nothing, the schemas that contain it may.
  const { refutes } = gaps.length > 0 ? claim : wholeClaim;
  const values = candidates(refutes(a, b, direction.search), compared, direction);
  const witness = direction.witnessAmong(values, maxCandidatesOfChange);
  if (witness !== undefined) return { verdict: "breaking", reason: witness.refusal, witness };
  return { verdict: "undecided", reason: formatGaps(gaps, isCarried) };
}

/** Formats at most three reasons as one sentence. */
export function formatGaps(gaps: readonly Gap[], isCarried = true): string {
  const reasons = gaps.map(({ pointer, reason }) => (pointer === "" ? reason : `${reason} (${pointer})`));
  const inside =
    "it stands where accepting more may refuse more: among alternatives, or next to unevaluated…";
  const all = [...new Set([...reasons, ...(isCarried ? [] : [inside])])];
  return `${all.slice(0, 3).join("; ")}; no counterexample was found`;
}

/** Yields complete values, each with the part that the change concerns. */
function* candidates(
  parts: Iterable<unknown>,
  compared: ComparedPair,
  direction: Direction,
): Generator<CandidateWitness> {
  for (const part of parts) for (const whole of outwards(part, compared, direction)) yield { whole, part };
}

/** Yields complete values that contain a value at the changed part. */
function* outwards(value: unknown, compared: ComparedPair, direction: Direction): Generator<unknown> {
  const way = compared.firstWay;
  if (way === undefined) {
    yield value;
    return;
  }
  const { a, b } = direction.at(way.from);
  for (const outer of way.nesting.place(value, conjunctionOf([a]), b, direction.search))
    yield* outwards(outer, way.from, direction);
}

/**
 * Whether a part that accepts no less than before implies that the complete schema accepts no less. It must hold for
 * all paths to the part.
 */
export function carriesOutwards(
  compared: ComparedPair,
  direction: Direction,
  passed: ReadonlySet<ComparedPair> = new Set(),
): boolean {
  if (passed.has(compared)) return true;
  const { old: oldNode, new: newNode } = compared.pair;
  if ([oldNode, newNode].some((node) => isPlainNode(node) && looksAround(node.schema))) return false;
  return compared.ways.every(({ from: outer, nesting }) => {
    const reader = direction.at(outer).b;
    return (
      (!isPlainNode(reader) || nesting.carries(reader)) &&
      carriesOutwards(outer, direction, new Set([...passed, compared]))
    );
  });
}

/** Whether a schema constrains parts that its inner schemas do not. */
function looksAround(schema: { readonly [keyword: string]: unknown }): boolean {
  return "unevaluatedProperties" in schema || "unevaluatedItems" in schema;
}
