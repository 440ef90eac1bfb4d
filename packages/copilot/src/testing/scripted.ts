import type { ConcordatError } from "@concordat/contracts/contract";
import type { ChatClient, ChatRequest } from "@concordat/llm";
import { createScriptedClient } from "@concordat/llm/scripted";

/** The answer to each step of a run. A step omitted gets a good answer; an error is thrown. */
export type Answers = Partial<Record<StepName, Answer | ((asked: number) => Answer)>>;
type Answer = string | ConcordatError;
export type StepName = "plan" | "facts" | "pro" | "con" | "risk" | "synthesis";

const good: Readonly<Record<StepName, string>> = {
  plan: '{"required_agents":["facts","pro","con","risk"]}',
  facts: '{"items":["Hosted runners cost 4,000 a month.","The team has two administrators."]}',
  pro: '{"items":["It costs less.","Builds start sooner."]}',
  con: '{"items":["Somebody must patch it.","It needs a room."]}',
  risk: '{"items":["Builds stop when it breaks.","Secrets lie on our own disks."]}',
  synthesis:
    '{"recommendation":"conditional_go","confidence":"medium","rationale":"The saving is real, but nobody owns the upkeep yet.","key_tradeoffs":["Cost against upkeep.","Speed against control."],"next_steps":["Try it with one team.","Name an owner."],"open_questions":[]}',
};

const marks: readonly (readonly [mark: string, name: StepName])[] = [
  ["Which specialists are needed", "plan"],
  ["List the facts", "facts"],
  ["speak for it", "pro"],
  ["speak against it", "con"],
  ["could go wrong if", "risk"],
  ["Weigh the findings", "synthesis"],
];

/** Returns the step that a request belongs to. */
function stepOf({ messages }: ChatRequest): StepName {
  const words = messages.map(({ content }) => content).join("\n");
  const found = marks.find(([mark]) => words.includes(mark));
  if (found === undefined) throw new RangeError("a request of no step");
  return found[1];
}

/** A client that answers each step as told, and keeps what it was asked. */
export function stepClient(answers: Answers = {}): {
  client: ChatClient;
  asked: { step: StepName; request: ChatRequest }[];
} {
  const asked: { step: StepName; request: ChatRequest }[] = [];
  const client = createScriptedClient((request) => {
    const step = stepOf(request);
    const before = asked.filter((request) => request.step === step).length;
    asked.push({ step, request });
    const answer = answers[step] ?? good[step];
    return typeof answer === "function" ? answer(before) : answer;
  });
  return { client, asked };
}
