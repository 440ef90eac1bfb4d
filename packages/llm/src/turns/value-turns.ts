import type { JsonSchema, Violation } from "@concordat/contracts/contract";
import type { ChatMessage } from "../chat/index.js";
import { initialRetryState, type RetryState } from "../generate/retry-policy.js";
import { isAskedByField, type NextField, nextField, objectProperties } from "./next-field.js";
import { type TurnField, turnField } from "./turn-field.js";
import type { EarlierAnswer } from "./turn-messages.js";
import type { TurnPlan } from "./turn-plan.js";

/** A field that has been answered. */
interface AnsweredField extends EarlierAnswer {
  readonly field: TurnField;
}

/** The progress of requesting one field. */
export interface FieldState {
  readonly ask: RetryState;
  /** Unusable answers, each followed by the feedback that was sent to the model. */
  readonly refused: readonly ChatMessage[];
  /**
   * Whether the model writes its choice from an enumeration, because the engine could not report the probability of
   * each option.
   */
  readonly inWords: boolean;
}

/** A value that is being requested field by field. */
export class ValueTurns {
  private readonly plan: TurnPlan;
  private readonly states = new Map<string, FieldState>();
  private turns: readonly AnsweredField[] = [];
  private whole: { readonly value: unknown } | null = null;
  private fields: Readonly<Record<string, unknown>> = {};

  constructor(plan: TurnPlan) {
    this.plan = plan;
  }

  /** The known part of the value. */
  get value(): unknown {
    return this.whole === null ? this.fields : this.whole.value;
  }

  /** The fields answered so far, in the order in which they were asked. */
  get answered(): readonly EarlierAnswer[] {
    return this.turns;
  }

  /** Returns the field to request next; `null` if all are known. Fields with one possible value are filled in. */
  next(): TurnField | null {
    const { schema, questions, omit } = this.plan;
    if (this.whole !== null) return null;
    if (!isAskedByField(schema)) return wholeField(schema);
    const isWanted = (pointer: string): boolean =>
      Object.hasOwn(questions, pointer) && !omit.includes(pointer.slice(1));
    for (;;) {
      const next: NextField = nextField(schema, objectProperties(this.fields), { isWanted });
      if (next.state === "ask") return next.field;
      if (next.state === "complete") return this.turns.length === 0 ? wholeField(schema) : null;
      this.fields = { ...this.fields, [next.name]: next.value };
    }
  }

  state({ pointer }: TurnField): FieldState {
    return this.states.get(pointer) ?? { ask: initialRetryState, refused: [], inWords: false };
  }

  setState({ pointer }: TurnField, state: FieldState): void {
    this.states.set(pointer, state);
  }

  /** Returns the value with one more field. */
  withField({ name }: TurnField, value: unknown): unknown {
    return name === null ? value : { ...this.fields, [name]: value };
  }

  answer(field: TurnField, value: unknown, turn: EarlierAnswer): void {
    if (field.name === null) this.whole = { value };
    else this.fields = { ...this.fields, [field.name]: value };
    this.turns = [...this.turns, { ...turn, field }];
  }

  /**
   * Returns the fields to request again after violations. These are the fields on a violation's path, or all fields if
   * a violation concerns the complete value. Fields that were requested after an enumeration depend on it, and are
   * requested again with it.
   */
  concerned(violations: readonly Violation[]): readonly TurnField[] {
    const fields = this.turns.map(({ field }) => field);
    const hit = violations.map(({ path }) =>
      fields.find(({ pointer }) => path === pointer || path.startsWith(`${pointer}/`)),
    );
    if (hit.includes(undefined)) return fields;
    const first = fields.findIndex((field) => field.kind === "options" && hit.includes(field));
    return fields.filter((field, index) => hit.includes(field) || (first >= 0 && index > first));
  }

  /** Removes the answers of fields, so that they are requested again. */
  askAgain(
    fields: readonly TurnField[],
    told: (said: EarlierAnswer, field: TurnField) => readonly ChatMessage[],
  ): void {
    const pointers = new Set(fields.map(({ pointer }) => pointer));
    for (const turn of this.turns) {
      if (!pointers.has(turn.field.pointer)) continue;
      const { ask, refused, inWords } = this.state(turn.field);
      this.setState(turn.field, {
        inWords,
        ask: { ...ask, answer: ask.answer + 1, resent: 0 },
        refused: [...refused, ...told(turn, turn.field)],
      });
    }
    this.turns = this.turns.filter(({ field }) => !pointers.has(field.pointer));
    const answeredNames = new Set(this.turns.map(({ field }) => field.name));
    // Fields filled in because they had one possible value follow from the answers, and are filled in again.
    this.fields = Object.fromEntries(Object.entries(this.fields).filter(([name]) => answeredNames.has(name)));
    this.whole = null;
  }
}

/** Returns the value as a single field. An object is requested as JSON. */
function wholeField(schema: JsonSchema): TurnField {
  return turnField("", null, [schema]);
}
