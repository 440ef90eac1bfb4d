import { fillTemplate, quotePlain, quoteUntrusted } from "@concordat/llm";
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

/** What an agent thinks at present: a part of its state. */
export interface PresentView {
  /** The question that the view answers. */
  readonly question: string;
  /** The view. */
  readonly view: string | number;
}

/** The memories of an agent. */
export interface Remembered {
  /** What the agent thinks at present. Default: nothing is known of it. */
  readonly views?: readonly PresentView[];
  /** The agent's last decisions, oldest first. Default: none. */
  readonly memory?: readonly RememberedMove[];
  /** The agent's answers to surveys, oldest first. Default: none. */
  readonly answers?: readonly RememberedAnswer[];
  /** The current round. The prompt states how many rounds ago a memory was. Default 0. */
  readonly round?: number | null;
}

/**
 * Returns an agent's memories as quoted text: its last decisions, its survey answers, then its present views. Empty if
 * the agent has none.
 */
export function rememberedBlocks({ memory = [], answers = [], views = [], round }: Remembered): string[] {
  const now = round ?? 0;
  const moves = memory.map((move) => moveView(move, now));
  const answered = answers.map((given) => answerView(given, now));
  return [
    ...(moves.length === 0 ? [] : [quoteUntrusted("your-last-moves", moves)]),
    ...(answered.length === 0 ? [] : [quoteUntrusted("your-answers", answered)]),
    ...(views.length === 0 ? [] : [quoteUntrusted(viewWording.name, views.map(presentView))]),
  ];
}

/** Returns an answer in the form in which prompts show it. */
export function answerView({ round, question, answer }: RememberedAnswer, currentRound: number) {
  return { rounds_ago: currentRound - round, question, you_answered: answer };
}

/** The wording of an agent's present views in prompts; `{…}` is replaced. */
const viewWording = {
  name: "your-view-so-far",
  view: "you_think",
  line: "You ask yourself: {question} So far you think: {view}",
} as const;

/** The wording of present views as one text, for the hash in the manifest of a run whose agents have views. */
export const viewsWording: string = JSON.stringify(viewWording);

/** Returns a present view in the form in which prompts show it. */
export function presentView({ question, view }: PresentView): Readonly<Record<string, string | number>> {
  return { question, [viewWording.view]: view };
}

/** Formats a present view as a line, for plain-text prompts. */
export function presentViewLine({ question, view }: PresentView): string {
  return fillTemplate(viewWording.line, { question: quotePlain(question), view: quotePlain(String(view)) });
}
