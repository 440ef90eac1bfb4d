import { shownValue } from "@concordat/contracts/options";
import type { Scenario, StateField, StateStart } from "@concordat/contracts/scenario";
import { KeyedRandom } from "../../random/keyed-random.js";
import type { Audience } from "../../world/audience/audience.js";
import {
  AgentStates,
  describeField,
  emptyColumn,
  encoded,
  type StateColumn,
} from "../../world/states/agent-states.js";
import type { Report } from "../checks/report.js";
import { attributeOf } from "./attribute-of.js";
import { normal, shares, uniform } from "./drawn-states.js";
import type { FieldSources, StateRow, ValueOf } from "./field-sources.js";

/** The agents of a scenario and its table of states. */
interface StateSources {
  readonly audience: Audience;
  readonly rows: readonly StateRow[];
}

/** Maximum number of agents that a problem names. */
const maxNamed = 5;

/**
 * Returns the states of agents before the first round; `null` if the scenario has none.
 * @param report called for each field whose values some agents cannot have
 */
export function startingStates(
  scenario: Pick<Scenario, "states" | "seed">,
  sources: StateSources,
  report: Report,
): AgentStates | null {
  const { states, seed } = scenario;
  if (states === undefined) return null;
  const draws = new KeyedRandom(seed);
  const rows = new Map(sources.rows.map((row) => [row.agent_id, row]));
  const columns = new Map<string, StateColumn>();
  for (const [name, field] of Object.entries(states.fields)) {
    const at: Report = (path, message) => report(`/states/fields/${escaped(name)}/start${path}`, message);
    const column = emptyColumn(field, sources.audience.size);
    columns.set(name, column);
    const valueFor = valuesFor(
      field.start,
      { ...sources, rows, draws, name, field, hasFile: states.file !== undefined || rows.size > 0 },
      at,
    );
    if (valueFor !== null) fill(column, field, valueFor, sources.audience, at);
  }
  return new AgentStates(states.fields, columns);
}

function escaped(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** Returns the function that gives each agent its value; `null` after reporting why there is none. */
function valuesFor(start: StateStart, sources: FieldSources, at: Report): ValueOf | null {
  const { audience, rows, field } = sources;
  switch (start.kind) {
    case "value":
      return () => start.value;
    case "agents": {
      const chosen = new Set(start.agents.map((id) => audience.indexOf(id)));
      const unknown = start.agents.filter((id) => audience.indexOf(id) === -1);
      if (unknown.length > 0) at("/agents", `name no agents: ${namesOf(unknown)}`);
      return (agent) => (chosen.has(agent) ? start.value : start.otherwise);
    }
    case "shares":
      return shares(start, sources, at);
    case "uniform":
    case "normal":
      if (field.kind !== "number") {
        at("/kind", `draws numbers, and the field is ${describeField(field)}`);
        return null;
      }
      return start.kind === "uniform" ? uniform(start, sources, at) : normal(start, sources, at);
    case "table":
      if (!sources.hasFile) {
        at("/kind", "needs a table: name it as states.file");
        return null;
      }
      return (agent) => readAs(field, rows.get(audience.id(agent))?.[start.column]);
    case "attribute": {
      const textOf = attributeOf(audience, start.attribute);
      const { values } = start;
      return (agent) => {
        const text = textOf(agent);
        if (values === undefined || text === undefined) return readAs(field, text);
        return Object.hasOwn(values, String(text)) ? values[String(text)] : text;
      };
    }
  }
}

/** Converts a text of a table to the kind of value that a field has. */
function readAs(field: StateField, value: unknown): unknown {
  if (typeof value !== "string" || field.kind === "word") return value;
  const text = value.trim();
  if (field.kind === "number") return text === "" ? undefined : Number(text);
  return text === "true" || text === "1" ? true : text === "false" || text === "0" ? false : value;
}

function fill(
  column: StateColumn,
  field: StateField,
  valueFor: ValueOf,
  { size, id }: Audience,
  at: Report,
): void {
  const wrong: string[] = [];
  let count = 0;
  for (let agent = 0; agent < size; agent++) {
    const value = valueFor(agent);
    const number = encoded(field, value);
    if (number !== null) {
      column[agent] = number;
      continue;
    }
    count++;
    if (wrong.length < maxNamed)
      wrong.push(`${JSON.stringify(id(agent))} has ${value === undefined ? "no value" : shownValue(value)}`);
  }
  if (count > 0) at("", `must give every agent ${describeField(field)}: ${wrong.join(", ")}${more(count)}`);
}

function namesOf(ids: readonly string[]): string {
  const shown = ids.slice(0, maxNamed).map((id) => JSON.stringify(id));
  return `${shown.join(", ")}${more(ids.length)}`;
}

function more(count: number): string {
  return count > maxNamed ? ` and ${count - maxNamed} more` : "";
}
