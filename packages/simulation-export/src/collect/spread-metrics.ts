import type { Choice } from "@concordat/simulation";
import { sharesPost } from "@concordat/simulation/results";
import type { ExportCell } from "../tables/table.js";

/** Counts how far posts have spread, round by round, for the table `metrics`. */
export class SpreadMetrics {
  private readonly reached = new Set<number>();
  private readonly engaged = new Set<number>();
  private readonly adopters = new Set<number>();
  private readonly shown = new Set<number>();
  private exposures = 0;
  private engagements = 0;
  private adoptersBefore = 0;

  /** Counts an item that was shown to an agent. */
  addShown(agent: number): void {
    this.exposures++;
    this.shown.add(agent);
    this.reached.add(agent);
  }

  /** Counts a decision of an agent. */
  addChoice(agent: number, choice: Choice): void {
    const isShared = sharesPost(choice);
    if (choice !== "LIKE" && choice !== "REPLY" && !isShared) return;
    this.engagements++;
    this.engaged.add(agent);
    if (isShared) this.adopters.add(agent);
  }

  /**
   * Returns the cells of a round that has ended, and begins the next one.
   * @param round the round
   * @param agents number of agents of the run
   */
  closeRound(round: number, agents: number): ExportCell[] {
    const adopters = this.adopters.size;
    const cells = [
      round,
      this.shown.size,
      this.reached.size,
      this.engaged.size,
      adopters,
      adopters - this.adoptersBefore,
      this.reached.size / agents,
      adopters / agents,
      this.exposures === 0 ? null : this.engagements / this.exposures,
    ];
    this.adoptersBefore = adopters;
    this.shown.clear();
    this.exposures = 0;
    this.engagements = 0;
    return cells;
  }
}
