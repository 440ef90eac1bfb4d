import { quoteUntrusted } from "@concordat/llm";
import { moveView, type RememberedMove } from "./remembered-move.js";

/** An answer to a survey that an agent is reminded of. */
export interface RememberedAnswer {
  /** The round before which the question was answered, counted from 0. */
  readonly round: number;
  /** The question, as it was asked. */
  readonly question: string;
  /** The agent's answer. */
  readonly answer: string | number;
}

/** The memories of an agent. */
export interface Remembered {
  /** The agent's last decisions, oldest first. Default: none. */
  readonly memory?: readonly RememberedMove[];
  /** The agent's answers to surveys, oldest first. Default: none. */
  readonly answers?: readonly RememberedAnswer[];
  /** The current round. The prompt states how many rounds ago a memory was. Default 0. */
  readonly round?: number | null;
}

/**
 * Returns an agent's memories as quoted text: its last decisions, then its survey answers. Empty if the agent has none.
 */
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
