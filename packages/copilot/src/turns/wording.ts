import type { TurnQuestion, TurnQuestions } from "@concordat/llm";
import type { AspectName } from "../options/aspects.js";
import type { AgentName } from "../specialists/agents.js";

/**
 * The fixed sentences for requesting a decision one field at a time, without its question and context; `{…}` is
 * replaced.
 */
export const sentences = {
  system: "You help people decide.",
  context: "This is known: {text}",
  document: "{name} says: {text}",
  question: "I ask myself: {text}",
  option: "One way is: {text}",
  suppose: "Now suppose that this is so: {text}",
  found: {
    facts: "What matters for it: {text}",
    pro: "What speaks for it: {text}",
    con: "What speaks against it: {text}",
    risk: "What could go wrong: {text}",
  },
} as const;

/** The question to each specialist. */
export const specialistQuestions: Readonly<Record<AgentName, string>> = {
  facts: "Tell me in a few words which facts matter for it.",
  pro: "Tell me in a few words why I should do it.",
  con: "Tell me in a few words why I should not do it.",
  risk: "Tell me in a few words what could go wrong.",
};

/** The question about each option, by aspect. */
export const aspectQuestions: Readonly<Record<AspectName, string>> = {
  pros: "Tell me in a few words what speaks for this way.",
  cons: "Tell me in a few words what speaks against this way.",
  cost: "Tell me in a few words what this way costs.",
  time: "Tell me in a few words how long this way takes.",
  risk: "Tell me in a few words what could go wrong with it.",
  reversibility: "Tell me in a few words whether I can undo it later.",
  would_change: "Tell me in a few words what would make it the better choice.",
};

/** The name of each aspect of an option, which precedes its findings. */
export const aspectNames: Readonly<Record<AspectName, string>> = {
  pros: "for it",
  cons: "against it",
  cost: "its cost",
  time: "its time",
  risk: "its risk",
  reversibility: "undoing it",
  would_change: "what would change it",
};

/** The questions of a synthesis, without the one for its recommendation. */
export const synthesisQuestions: TurnQuestions = {
  "/rationale": { ask: "Say in one sentence what you would do, and why.", prefill: "I would" },
  "/confidence": "How sure are you?",
  "/key_tradeoffs": "Tell me in a few words what I gain, and what it costs me.",
  "/next_steps": "Tell me in a few words what to do first.",
  "/open_questions": "Tell me in a few words what I still have to find out.",
};

/** The question for a recommendation without options. */
export const stanceQuestion = {
  ask: "So what do you advise?",
  options: { go: "do it", "no-go": "do not do it", conditional_go: "do it on conditions" },
} as const satisfies TurnQuestion;

/** The question for a recommendation among the options of the decision. */
export const optionQuestion = "So which way do you advise?";

/** The request to change a fact, before the fact. */
export const changeQuestion = "Write this sentence again, so that it says the opposite:";

/** All fixed wording for requesting a decision one field at a time. It is part of the run's identity. */
export const turnsWording: readonly unknown[] = [
  sentences,
  specialistQuestions,
  aspectQuestions,
  aspectNames,
  synthesisQuestions,
  stanceQuestion,
  optionQuestion,
  changeQuestion,
];
