import { toCall } from "../generate/call.js";
import { runCall } from "../generate/generate-object.js";
import type { AskedContract, BegunCall, OnText } from "../generate/generate-options.js";
import type { GenerateOptions, Outcome } from "../generate/index.js";
import { addUsage } from "../generate/usage.js";
import { checkTools } from "./check-tools.js";
import { textAfter } from "./run-steps.js";
import { optionsOfAnswer, record, useTools } from "./use-tools.js";

type ValueWithTools<Output, Input> = GenerateOptions<Output, Input, AskedContract<Output, Input>>;

/**
 * Lets the model call tools until it can answer. Then it requests the value as without tools, with all tool results
 * in the conversation. Every step is recorded.
 * @throws {RangeError} when two tools have the same name, or a tool needs approval and `approve` is absent
 */
export function answerWithTools<Output, Input>(
  options: ValueWithTools<Output, Input>,
  begun: BegunCall,
  onText?: OnText,
): Promise<Outcome<Output>> {
  checkTools(options);
  return toolsThenValue(options, begun, onText);
}

async function toolsThenValue<Output, Input>(
  options: ValueWithTools<Output, Input>,
  begun: BegunCall,
  onText: OnText | undefined,
): Promise<Outcome<Output>> {
  await begun.examplesChecked;
  const start = performance.now();
  const found = await useTools(options, begun);
  const { client } = options;
  const before = found.attempts;
  const answers = before.filter(({ error }) => error === null).length;
  if (found.error !== null)
    return {
      state: "failed",
      error: found.error,
      answers,
      reached: [],
      unenforced: [],
      extension: {},
      odds: {},
      oddsUsage: [],
      ...record(found, client, [], start),
    };
  const call = toCall(optionsOfAnswer(options, begun, found));
  const outcome = await runCall(call, textAfter(onText, before.length));
  return {
    ...outcome,
    ...record(found, client, outcome.attempts, start),
    answers: outcome.answers + answers,
    // With that of requests for odds alone.
    usage: addUsage([...before.map(({ usage }) => usage), outcome.usage]),
  };
}
