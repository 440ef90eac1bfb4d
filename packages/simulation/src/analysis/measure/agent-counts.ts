import type { OddsOption } from "../../policy/odds/choice-odds.js";
import { choices } from "../../world/choice.js";
import { Cascades } from "./cascades.js";

const choiceNames: readonly string[] = choices;

/** The counts of the agents of a segment, or of all agents. */
export class AgentCounts {
  /** Number of items shown. */
  exposures = 0;
  /** Number of agents who were shown anything. */
  reach = 0;
  /** Number of decisions by the code of the choice, by models and by rules. */
  readonly choices = new Float64Array(choices.length);
  /** Number of decisions requested from a model. */
  asked = 0;
  /** Number of those that are invalid or failed. */
  unanswered = 0;
  /** The sums of the probabilities of each choice, over the decisions drawn from them. */
  readonly expected = new Float64Array(choices.length);
  /** Number of decisions drawn from known probabilities. */
  private drawn = 0;
  private decided = 0;
  readonly cascades = new Cascades();
  /** Number of newly reached agents, by round. */
  private readonly reached: number[] = [];

  /** @param isNew whether the agent was shown nothing before */
  shown(round: number, post: number, isNew: boolean): void {
    this.exposures++;
    this.cascades.shown(post);
    if (!isNew) return;
    this.reach++;
    this.reached[round] = (this.reached[round] ?? 0) + 1;
  }

  /**
   * Adds a decision for a choice, by its code.
   * @param odds what it was drawn from; `null` where that is not known
   */
  chose(choice: number, odds: readonly OddsOption[] | null): void {
    this.choices[choice] = (this.choices[choice] ?? 0) + 1;
    this.decided++;
    if (odds === null) return;
    this.drawn++;
    for (const { value, probability } of odds) {
      const option = choiceNames.indexOf(value);
      this.expected[option] = (this.expected[option] ?? 0) + probability;
    }
  }

  /**
   * The expected rate of a choice: the mean of its probabilities. `null` unless every decision was drawn from
   * known probabilities: with only some of them, or with failed decisions, it would be a different rate.
   */
  expectedRate(choice: number): number | null {
    const isWhole = this.drawn === this.decided && this.unanswered === 0 && this.decided === this.exposures;
    return isWhole && this.exposures > 0 ? (this.expected[choice] ?? 0) / this.exposures : null;
  }

  /**
   * Number of rounds until half of all reached agents have been reached: 1 if the first round that reached
   * anyone suffices. `null` if no agent was reached.
   */
  roundsToHalfReach(): number | null {
    const first = this.reached.findIndex((agents) => agents !== undefined);
    if (first === -1) return null;
    let sum = 0;
    for (let round = first; ; round++) {
      sum += this.reached[round] ?? 0;
      if (2 * sum >= this.reach) return round - first + 1;
    }
  }
}
