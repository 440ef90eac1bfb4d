import { type ChatMessage, fillTemplate, plainText, quotePlain, type TurnQuestions } from "@concordat/llm";
import type { ReasonInput } from "../reasoner/reason-input.js";
import { profileOf } from "../reasoner/reasoning-agent.js";
import { stateDescriptions } from "./state-descriptions.js";

/** The wording of a request in plain text, without names, states and context; `{…}` is replaced. */
const wording = {
  person: "You are {name}.",
  interests: "You love {interests}.",
  context: "This is before you: {context}",
  earlier: "Earlier, at {trigger}, you went from {from} to {to}.",
  now: "You are in {state}, and now comes {trigger}.",
  reason: "Say in one sentence what you think about it.",
  choice: "What do you do next?",
  beginning: "I think",
} as const;

/**
 * Maximum number of previous moves in the prompt. Only the latest ones are included, because a small model can use only
 * a few lines.
 */
const maxHistory = 3;

/** Default temperature. At a higher temperature, small models digress. */
export const turnsTemperature = 0.3;

/** The conversation that requests the next state in plain text, one question at a time. */
export interface ReasonerTurns {
  /** The conversation before the first question. */
  readonly messages: readonly ChatMessage[];
  /** The questions for the reason and the state. */
  readonly questions: TurnQuestions;
  /** Sentences of the fixed wording, as they were sent. An answer that repeats one is rejected. */
  readonly wording: readonly string[];
}

/**
 * Creates the conversation and the questions that ask an agent for its next state in plain text: first for its reason,
 * then for its choice.
 */
export function reasonerTurns(input: ReasonInput): ReasonerTurns {
  const { agent, currentState, trigger, context, history = [], options, descriptions } = input;
  const { name, interests } = profileOf(agent);
  const now = fillTemplate(wording.now, { state: words(currentState), trigger: words(trigger) });
  const person = [
    fillTemplate(wording.person, { name: plainText(name) }),
    ...(interests.length === 0
      ? []
      : [fillTemplate(wording.interests, { interests: interests.map(plainText).join(", ") })]),
  ].join(" ");
  const lines = [
    ...(context === undefined ? [] : [fillTemplate(wording.context, { context: contextText(context) })]),
    ...history
      .slice(-maxHistory)
      .map(({ from, to, trigger: at }) =>
        fillTemplate(wording.earlier, { from: words(from), to: words(to), trigger: words(at) }),
      ),
    now,
  ];
  return {
    messages: [
      { role: "system", content: person },
      { role: "user", content: lines.join("\n") },
    ],
    questions: {
      "/reason": { ask: wording.reason, prefill: wording.beginning },
      "/next_state": { ask: wording.choice, options: optionNames(options, descriptions) },
    },
    wording: [person, now, wording.reason, wording.choice],
  };
}

/**
 * Returns the name of each option in the question: its meaning in lower case, or otherwise the name of the state as
 * words. Names are unique.
 */
function optionNames(
  options: readonly string[],
  descriptions: Readonly<Record<string, string>> = stateDescriptions,
): Readonly<Record<string, string>> {
  const named = options.map((option) => [
    option,
    Object.hasOwn(descriptions, option)
      ? plainText(descriptions[option] ?? "").replace(/^./u, lower)
      : words(option),
  ]);
  const names = new Set(named.map(([, name]) => name));
  return names.size === options.length ? Object.fromEntries(named) : {};
}

/**
 * Formats a context as one line in quotation marks. A text is unchanged. Several named texts are listed with their
 * names. Anything else is written as JSON.
 */
function contextText(context: unknown): string {
  if (typeof context === "string") return quotePlain(context);
  if (!isTexts(context)) return quotePlain(JSON.stringify(context));
  const names = Object.keys(context);
  return quotePlain(
    names.length === 1 && context.text !== undefined
      ? context.text
      : Object.entries(context)
          .map(([name, text]) => `${words(name)}: ${text}`)
          .join(", "),
  );
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((part) => typeof part === "string")
  );
}

/** Converts a name in a chart to words: `engaging_like` to `engaging like`. */
function words(name: string): string {
  return plainText(name.replace(/[_-]+/g, " "));
}

function lower(letter: string): string {
  return letter.toLowerCase();
}
