import type { StateField } from "@concordat/contracts/scenario";

/** A value of a state: a number, a word or a flag. */
export type StateValue = number | string | boolean;

/** The state of one agent: the value of each field. */
export type AgentState = Readonly<Record<string, StateValue>>;

/** The values of a field for all agents: numbers, the positions of words, or 0 and 1 for a flag. */
export type StateColumn = Float64Array | Uint8Array;

/** The states of all agents at one time. Rules see the states at the start of a round. */
export interface StatesView {
  /** The fields of the state, by their names. */
  readonly fields: Readonly<Record<string, StateField>>;
  /** Returns the state of an agent, given by its number. */
  of(agent: number): AgentState;
  /**
   * Returns the values of a field in the order of the agents' numbers: numbers, the positions of words in the field's
   * list, or 0 and 1 for a flag.
   * @throws {RangeError} when there is no such field
   */
  column(field: string): ArrayLike<number> & Iterable<number>;
}

/** The states of all agents, as an array of numbers for each field. */
export class AgentStates implements StatesView {
  readonly fields: Readonly<Record<string, StateField>>;
  private readonly columns: ReadonlyMap<string, StateColumn>;

  constructor(fields: Readonly<Record<string, StateField>>, columns: ReadonlyMap<string, StateColumn>) {
    this.fields = fields;
    this.columns = columns;
  }

  /** The names of the fields, sorted, so that records do not depend on the order in a scenario. */
  get names(): string[] {
    return [...this.columns.keys()].sort();
  }

  column(field: string): StateColumn {
    const column = this.columns.get(field);
    if (column === undefined) throw new RangeError(`the state has no field ${JSON.stringify(field)}`);
    return column;
  }

  of(agent: number): AgentState {
    const state: Record<string, StateValue> = {};
    for (const [name, field] of Object.entries(this.fields))
      state[name] = decoded(field, this.column(name)[agent] ?? 0);
    return state;
  }

  /** Returns a copy whose columns can be changed without changing these. */
  copy(): AgentStates {
    return new AgentStates(
      this.fields,
      new Map(Array.from(this.columns, ([name, column]) => [name, column.slice()])),
    );
  }
}

/** Returns the value that a number in a column represents. */
function decoded(field: StateField, number: number): StateValue {
  if (field.kind === "number") return number;
  return field.kind === "flag" ? number === 1 : (field.words[number] ?? "");
}

/** Returns the number that represents a value in a column; `null` if the field cannot have the value. */
export function encoded(field: StateField, value: unknown): number | null {
  if (field.kind === "flag") return typeof value === "boolean" ? Number(value) : null;
  if (field.kind === "word") {
    const position = typeof value === "string" ? field.words.indexOf(value) : -1;
    return position === -1 ? null : position;
  }
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = field;
  if (typeof value !== "number" || !Number.isFinite(value) || value < minimum || value > maximum) return null;
  // -0 and 0 are the same value, and must have the same bytes.
  return value === 0 ? 0 : value;
}

/** Describes the values that a field can have, for messages. */
export function describeField(field: StateField): string {
  if (field.kind === "flag") return "true or false";
  if (field.kind === "word") return `one of ${field.words.map((word) => JSON.stringify(word)).join(", ")}`;
  const { minimum, maximum } = field;
  if (minimum !== undefined && maximum !== undefined) return `a number from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `a number of at least ${minimum}`;
  return maximum === undefined ? "a finite number" : `a number of at most ${maximum}`;
}

/** Returns an empty column for a field. */
export function emptyColumn(field: StateField, size: number): StateColumn {
  return field.kind === "number" ? new Float64Array(size) : new Uint8Array(size);
}

/**
 * Whether states differ.
 * @param tolerance numbers that change by less than this count as unchanged
 */
export function haveChanged(before: AgentStates, after: AgentStates, tolerance: number): boolean {
  return before.names.some((name) => {
    const old = before.column(name);
    const now = after.column(name);
    const isNumber = before.fields[name]?.kind === "number";
    const limit = isNumber ? tolerance : 0;
    return now.some((value, agent) => {
      const change = Math.abs(value - (old[agent] ?? 0));
      return limit === 0 ? change !== 0 : change >= limit;
    });
  });
}
