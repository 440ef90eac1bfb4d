import { quoteUntrusted } from "@concordat/llm";
import { moveView, type RememberedMove } from "./remembered-move.js";

/** An answer to a survey that an agent is reminded of. */
export interface RememberedAnswer {
  /** The round at whose beginning it was given, counted from 0. */
  readonly round: number;
  /** The question, as it was asked. */
  readonly question: string;
  /** The agent's answer. */
  readonly answer: string | number;
}

/** The memories of an agent. */
export interface Remembered {
  /** The agent's last moves, the oldest first. Default: none. */
  readonly memory?: readonly RememberedMove[];
  /** The agent's answers to surveys, the oldest first. Default: none. */
  readonly answers?: readonly RememberedAnswer[];
  /** The round from which the rounds since then are counted. Default 0. */
  readonly round?: number | null;
}

/** Returns the quoted memories of an agent: its last moves, then its answers; empty if there are none. */
export function rememberedBlocks({ memory = [], answers = [], round }: Remembered): string[] {
  const now = round ?? 0;
  const moves = memory.map((move) => moveView(move, now));
  const answered = answers.map((given) => answerView(given, now));
  return [
    ...(moves.length === 0 ? [] : [quoteUntrusted("your-last-moves", moves)]),
    ...(answered.length === 0 ? [] : [quoteUntrusted("your-answers", answered)]),
  ];
}

/** Returns an answer in the form in which prompts show it. */
export function answerView({ round, question, answer }: RememberedAnswer, currentRound: number) {
  return { rounds_ago: currentRound - round, question, you_answered: answer };
}
