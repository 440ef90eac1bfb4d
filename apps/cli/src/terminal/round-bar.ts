import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import { Presets, SingleBar } from "cli-progress";

const format = "round {round} {bar} {value}/{total} decisions · {rate}/s{left}{choices}";

/**
 * Shows a progress bar on standard error if it is a terminal: the decisions of the round, their rate, the remaining
 * time and the choices so far.
 */
export class RoundBar {
  /** Whether there is a terminal to show it. */
  readonly isShown = process.stderr.isTTY === true;
  private bar: SingleBar | null = null;
  private readonly choices = new Map<string, number>();
  private rounds = 0;
  private left = "";
  private decided = 0;
  private startedAt = 0;

  /** Updates the bar for an event. At the end of a round it is removed before anything else is printed. */
  show(event: SimulationEvent): void {
    if (!this.isShown) return;
    switch (event.type) {
      case "run-started":
        this.rounds = event.rounds;
        return;
      case "round-started":
        this.start(event.round, event.to_decide + (event.to_answer ?? 0));
        return;
      case "decided":
        this.step(event.choice ?? event.state);
        return;
      case "answered":
        this.step(event.state === "valid" ? "answered" : event.state);
        return;
      case "estimated":
        this.left = leftOf(event);
        return;
      default:
        this.stop();
    }
  }

  /** Removes the bar. */
  stop(): void {
    this.bar?.stop();
    this.bar = null;
  }

  private start(round: number, total: number): void {
    this.choices.clear();
    this.decided = 0;
    this.startedAt = performance.now();
    if (total === 0) return;
    this.bar = new SingleBar(
      { format, stream: process.stderr, clearOnComplete: true, hideCursor: true, barsize: 20 },
      Presets.shades_classic,
    );
    this.bar.start(total, 0, { round: `${round} of ${this.rounds}`, rate: "–", left: "", choices: "" });
  }

  private step(what: string): void {
    this.decided++;
    this.choices.set(what, (this.choices.get(what) ?? 0) + 1);
    const rate = ((1_000 * this.decided) / (performance.now() - this.startedAt)).toFixed(1);
    const choices = Array.from(this.choices, ([choice, count]) => `${count} ${choice}`).join(", ");
    this.bar?.update(this.decided, { rate, left: this.left, choices: ` · ${choices}` });
  }
}

function leftOf({ seconds_left, tokens_left }: Extract<SimulationEvent, { type: "estimated" }>): string {
  const time = seconds_left === null ? "" : ` · ${Math.ceil(seconds_left)} s`;
  const tokens = tokens_left === null ? "" : ` · ${tokens_left} tokens`;
  return time === "" && tokens === "" ? "" : `${time}${tokens} left`;
}
