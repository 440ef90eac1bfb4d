import type { OddsOption } from "../odds/choice-odds.js";
import { choices } from "../policy/choice.js";
import { Cascades } from "./cascades.js";

const choiceNames: readonly string[] = choices;

/** What is counted of the agents of a segment, or of all of them. */
export class AgentCounts {
  /** Items shown. */
  exposures = 0;
  /** Agents who were shown anything. */
  reach = 0;
  /** Decisions by the number of the choice, by models and by rules. */
  readonly choices = new Float64Array(choices.length);
  /** Decisions that a model was asked for. */
  asked = 0;
  /** Those of them that are invalid or failed. */
  unanswered = 0;
  /** The sums of the probabilities of each choice, over the decisions that were drawn from them. */
  readonly expected = new Float64Array(choices.length);
  /** Decisions that were drawn from probabilities which are known. */
  private drawn = 0;
  private decided = 0;
  readonly cascades = new Cascades();
  /** New agents reached, by round. */
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
   * Adds a decision for a choice, by its number.
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
   * The share of exposures that was to be expected of a choice, by its number: the mean of its probabilities. Null unless every decision was
   * drawn from known ones: with some of them, or with decisions that failed, it would be the rate of something else.
   */
  expectedRate(choice: number): number | null {
    const isWhole = this.drawn === this.decided && this.unanswered === 0 && this.decided === this.exposures;
    return isWhole && this.exposures > 0 ? (this.expected[choice] ?? 0) / this.exposures : null;
  }

  /**
   * Rounds until half of those who are reached at all have been: 1 when the first round in which anybody was did it.
   * Null if no one was.
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
