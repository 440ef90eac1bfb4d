import type { OddsOption } from "../../policy/odds/choice-odds.js";
import { choices } from "../../world/choice.js";
import { Cascades } from "./cascades.js";

const choiceNames: readonly string[] = choices;

/** Counts for the agents of a segment, or for all agents. */
export class AgentCounts {
  /** Number of items shown. */
  exposures = 0;
  /** Number of agents who were shown at least one item. */
  reach = 0;
  /** Number of decisions by models and rules, indexed by the code of the choice. */
  readonly choices = new Float64Array(choices.length);
  /** Number of decisions requested from a model. */
  asked = 0;
  /** Number of requested decisions that are invalid or failed. */
  unanswered = 0;
  /**
   * The sums of the probabilities of each choice, over the decisions that were sampled from probabilities. Indexed by
   * the code of the choice.
   */
  readonly expected = new Float64Array(choices.length);
  /** Number of decisions sampled from known probabilities. */
  private drawn = 0;
  private decided = 0;
  readonly cascades = new Cascades();
  /** Number of agents who were reached for the first time, by round. */
  private readonly reached: number[] = [];

  /**
   * Counts an item that was shown to an agent.
   * @param isNew whether this is the first item that the agent was shown
   */
  shown(round: number, post: number, isNew: boolean): void {
    this.exposures++;
    this.cascades.shown(post);
    if (!isNew) return;
    this.reach++;
    this.reached[round] = (this.reached[round] ?? 0) + 1;
  }

  /**
   * Counts a decision, by the code of its choice.
   * @param odds the probabilities from which the choice was sampled; `null` if they are unknown
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
   * Returns the expected rate of a choice: the mean of its probabilities over all items shown. Returns `null` unless
   * all decisions succeeded and were sampled from known probabilities. Otherwise, the mean would be of only some
   * decisions.
   */
  expectedRate(choice: number): number | null {
    const isWhole = this.drawn === this.decided && this.unanswered === 0 && this.decided === this.exposures;
    return isWhole && this.exposures > 0 ? (this.expected[choice] ?? 0) / this.exposures : null;
  }

  /**
   * Returns the number of rounds until half of all reached agents were reached, counted from the first round that
   * reached an agent. Returns `null` if no agent was reached.
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
