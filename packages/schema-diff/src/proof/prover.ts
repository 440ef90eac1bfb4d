import { maxProofSteps } from "../limits.js";
import { equalSchemas } from "../schema/equal-schemas.js";
import type { JsonObject } from "../schema/json.js";
import { isPlainNode, madeUp, type NodeDocument, type PlainNode, type SchemaNode } from "../schema/node.js";
import { ClaimBook } from "./claim-book.js";
import { and, type Conjunction, conjunctionOf, splitUnion } from "./conjunction.js";
import type { Policy } from "./policy.js";
import { finiteValues, possibleTypes } from "./possible-values.js";
import { gapAt, type ProofRule, speaksOf } from "./rule.js";
import type { Gap, RuleProof } from "./rule-proof.js";
import { keywordRules } from "./rules/index.js";

const proved: readonly Gap[] = [];

/**
 * Proves by rules for keywords that every value of one schema is valid under another. The proofs are sound but not
 * complete: a proof without gaps is valid, and a gap only means that no rule applies.
 */
export class Prover implements RuleProof {
  readonly #claims = new ClaimBook();
  #depth = 0;
  #left = maxProofSteps;

  #strict: Prover | undefined;

  readonly policy: Policy;

  constructor(policy: Policy) {
    this.policy = policy;
  }

  /** Allows another proof this many steps; earlier results are kept. */
  allow(steps: number): void {
    this.#left = steps;
  }

  get strict(): Prover {
    if (this.policy === "strict") return this;
    this.#strict ??= new Prover("strict");
    return this.#strict;
  }

  /** Returns the gaps in the proof that every value of `a` is valid under `b`. */
  entails(a: Conjunction, b: SchemaNode): readonly Gap[] {
    if (b.schema === true || a.impossible) return proved;
    if (!isPlainNode(b)) return this.#acceptsNothing(a, b);
    const claim = `${a.key} in ${b.document.side} ${b.pointer}`;
    const known = this.#claims.lookUp(claim, this.#depth);
    if (known === "circular") return [gapAt(b, "a reference leads back to itself")];
    if (known !== undefined) return known;
    this.#claims.open(claim, this.#depth);
    const gaps = keywordRules.filter((rule) => speaksOf(rule, b)).flatMap((rule) => this.keeps(rule, a, b));
    this.#claims.close(claim, gaps);
    return gaps;
  }

  /** Proves a claim about a member of the values. If a claim occurs again deeper inside, it may be assumed. */
  entailsInside(a: readonly SchemaNode[], b: SchemaNode): readonly Gap[] {
    this.#depth += 1;
    const gaps = this.entails(conjunctionOf(a), b);
    this.#depth -= 1;
    return gaps;
  }

  /** Returns the gaps in the proof that every value of `a` satisfies the keywords of one rule in `b`. */
  keeps(rule: ProofRule, a: Conjunction, b: PlainNode): readonly Gap[] {
    if (a.impossible || !concerns(rule, a)) return proved;
    this.#left -= 1;
    if (this.#left < 0) return [gapAt(b, "the schemas are too large to be compared in reasonable time")];
    if (a.nodes.some((node) => saysTheSame(rule, node, b))) return proved;
    const gaps = rule.proves(a, b, this);
    if (gaps.length === 0 || acceptsAllOf(a, b)) return proved;
    const cases = splitUnion(a) ?? casesByType(a, b.document);
    return cases?.every((part) => this.keeps(rule, part, b).length === 0) ? proved : gaps;
  }

  #acceptsNothing(a: Conjunction, b: SchemaNode): readonly Gap[] {
    const finite = finiteValues(a);
    return finite?.length === 0 ? proved : [gapAt(b, "nothing is accepted here")];
  }
}

function concerns(rule: ProofRule, a: Conjunction): boolean {
  if (rule.types === undefined) return true;
  const types = possibleTypes(a);
  return rule.types.some((type) => types.has(type));
}

/** Whether the values of `a` are finitely many and known, and `b` accepts all of them. */
function acceptsAllOf(a: Conjunction, b: PlainNode): boolean {
  return finiteValues(a)?.every((value) => b.document.accepts(b, value) === true) === true;
}

/** Whether a node has the keywords of a rule with equal values. If so, they are satisfied, whatever their meaning. */
function saysTheSame({ keywords, group = keywords }: ProofRule, a: PlainNode, b: PlainNode): boolean {
  const pick = ({ schema }: PlainNode): JsonObject =>
    group.length === 0
      ? schema
      : Object.fromEntries(
          group.filter((name) => Object.hasOwn(schema, name)).map((name) => [name, schema[name]]),
        );
  return equalSchemas(pick(a), a.document, pick(b), b.document);
}

/** Returns a conjunction for each possible type of the values, or `null` if there is only one. */
function casesByType(a: Conjunction, document: NodeDocument): readonly Conjunction[] | null {
  const names = new Set([...possibleTypes(a)].map((type) => (type === "fraction" ? "number" : type)));
  if (names.has("number")) names.delete("integer");
  return names.size < 2 ? null : [...names].map((type) => and(a, madeUp({ type }, document)));
}
