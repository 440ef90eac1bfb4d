import type { Gap } from "./rule-proof.js";

const proved: readonly Gap[] = [];

/** The known result of a claim. If it depends on claims that are still open, it is proved only together with them. */
interface Settled {
  readonly gaps: readonly Gap[];
  readonly dependsOn: ReadonlySet<string>;
}

/**
 * The claims that are being proved (open claims) and those with a result. A claim says that every value of one schema
 * is valid under another. If an open claim occurs again deeper inside the value, it may be assumed, by induction over
 * the depth. Results that depend on this assumption are kept until the claim turns out to be false.
 */
export class ClaimBook {
  readonly #open = new Map<string, { readonly depth: number; readonly dependsOn: Set<string> }>();
  readonly #settled = new Map<string, Settled>();
  readonly #inOrder: string[] = [];

  /**
   * Returns the result of a claim at a depth of the value; `circular` if the claim is open at the same depth;
   * `undefined` if it is unknown.
   */
  lookUp(claim: string, depth: number): readonly Gap[] | "circular" | undefined {
    const open = this.#open.get(claim);
    if (open !== undefined) {
      if (open.depth >= depth) return "circular";
      this.#leanOn([claim]);
      return proved;
    }
    const known = this.#settled.get(claim);
    if (known === undefined) return undefined;
    const mayLean = [...known.dependsOn].every((other) => (this.#open.get(other)?.depth ?? depth) < depth);
    if (!mayLean) return undefined;
    this.#leanOn(known.dependsOn);
    return known.gaps;
  }

  open(claim: string, depth: number): void {
    this.#open.set(claim, { depth, dependsOn: new Set() });
    this.#inOrder.push(claim);
  }

  /** Ends the claim that was opened last. */
  close(claim: string, gaps: readonly Gap[]): void {
    const dependsOn = this.#open.get(claim)?.dependsOn ?? new Set();
    this.#open.delete(claim);
    this.#inOrder.pop();
    dependsOn.delete(claim);
    if (gaps.length > 0) {
      this.#forgetWhatLeansOn(claim);
      this.#settled.set(claim, { gaps, dependsOn: new Set() });
      return;
    }
    this.#passOn(claim, dependsOn);
    this.#settled.set(claim, { gaps, dependsOn });
    this.#leanOn(dependsOn);
  }

  /** Records that the claim being proved depends on these. */
  #leanOn(claims: Iterable<string>): void {
    const current = this.#open.get(this.#inOrder.at(-1) ?? "");
    for (const claim of claims) current?.dependsOn.add(claim);
  }

  #forgetWhatLeansOn(claim: string): void {
    for (const [other, { dependsOn }] of this.#settled) if (dependsOn.has(claim)) this.#settled.delete(other);
  }

  /** Replaces the dependency on a proved claim by the dependencies of that claim. */
  #passOn(claim: string, leansOn: ReadonlySet<string>): void {
    for (const [other, { gaps, dependsOn: before }] of this.#settled) {
      if (!before.has(claim)) continue;
      const after = new Set([...before, ...leansOn]);
      after.delete(claim);
      this.#settled.set(other, { gaps, dependsOn: after });
    }
  }
}
