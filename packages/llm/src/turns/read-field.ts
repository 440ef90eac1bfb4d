import type { ChatRequest } from "../chat/index.js";
import type { Call } from "../generate/call.js";
import type { Attempt } from "../generate/outcome.js";
import { reachedBounds } from "../generate/reached-bounds.js";
import { readAnswer } from "../generate/read-answer.js";
import type { TimedAnswer } from "../generate/run-attempt.js";
import { promptRepeated, repeatedAt } from "./echo.js";
import type { FieldQuestion } from "./field-question.js";
import { drawOf, type FieldOdds, readOdds } from "./odds.js";
import type { Turn } from "./prepare-turn.js";
import { readTurn, type TurnReading } from "./read-turn.js";
import type { TurnField } from "./turn-field.js";
import type { TurnPlan } from "./turn-plan.js";
import type { ValueTurns } from "./value-turns.js";
import { turnWording } from "./wording.js";

/** The outcome of a turn. */
export interface TurnEnd {
  readonly reading: TurnReading;
  readonly odds: FieldOdds | null;
  readonly repairs: Attempt["repairs"];
  readonly reached: Attempt["reached"];
}

/** Reads the answer of a turn according to the kind of its field. */
export async function readField<Output>(
  call: Call<Output>,
  plan: TurnPlan,
  value: ValueTurns,
  { field, question, prefill, state, byOdds }: Turn,
  given: Pick<TimedAnswer, "answer" | "model">,
  { maxTokens, seed }: ChatRequest,
): Promise<TurnEnd> {
  const { answer, model: id } = given;
  const wording = wordingOf(call, value, question);
  if (byOdds && answer.error === null) {
    const draw = seed === undefined ? call.budget.random() : drawOf(seed);
    return {
      ...readOdds(id, field, question.options, answer.odds, draw),
      repairs: [],
      reached: [],
    };
  }
  if (field.kind !== "json") {
    const reading = readTurn(
      answer,
      field,
      { ...question, prefill },
      { id, maxTokens, wording, isAnswer: call.isAnswer },
      await import("./read/index.js"),
    );
    return { reading, odds: null, repairs: [], reached: [] };
  }
  const { end, repairs, reached } = await readJsonField(call, plan, value, field, given, {
    maxTokens,
    room: state.ask.limitScale,
  });
  if (end.state === "failed") return { reading: { error: end.error }, odds: null, repairs, reached };
  const written = plan.lower(field.schema).take(end.value);
  const copied = repeatedAt(written, wording, call.isAnswer, field.pointer);
  const reading: TurnReading =
    copied === null ? { value: written, error: null } : { error: promptRepeated(id, copied) };
  return { reading, odds: null, repairs, reached };
}

/**
 * Returns the wording that an answer must not copy: that of this package, that of the caller, and the questions that
 * contain it. Other questions are the caller's own text, which may well contain an answer.
 */
function wordingOf<Output>(
  call: Call<Output>,
  value: ValueTurns,
  { text }: FieldQuestion,
): readonly string[] {
  const asked = [...value.answered.map(({ question }) => question), text];
  const own = asked.filter((question) => call.wording.some((sentence) => question.startsWith(sentence)));
  return [...turnWording, ...call.wording, ...own];
}

/**
 * Reads a field that is requested as JSON, because no simple question fits it. The complete contract is checked at
 * the end.
 */
function readJsonField<Output>(
  call: Call<Output>,
  plan: TurnPlan,
  value: ValueTurns,
  field: TurnField,
  { answer, model }: Pick<TimedAnswer, "answer" | "model">,
  { maxTokens, room }: { readonly maxTokens: number | undefined; readonly room: number },
) {
  const lowered = plan.lower(field.schema);
  const reached = (written: unknown) =>
    reachedBounds(lowered.take(written), lowered, room).map((bound) => ({
      ...bound,
      path: `${field.pointer}${bound.path}`,
    }));
  return readAnswer(answer, {
    id: model,
    ref: call.contract.ref,
    maxTokens,
    reached,
    contract: {
      schema: lowered.asked,
      split: (written) => ({ value: written, extension: {} }),
      reached,
      fillDefaults: (written) => written,
      async validate(written) {
        const found = await call.asked.validate(value.withField(field, lowered.take(written)));
        return found.flatMap(({ path, ...rest }) =>
          path.startsWith(`${field.pointer}/`) ? [{ ...rest, path: path.slice(field.pointer.length) }] : [],
        );
      },
    },
  });
}
