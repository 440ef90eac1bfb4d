import { assertDefinition } from "../chart/assert-definition.js";
import type { StatechartDefinition } from "../chart/definition.js";

/** Formats a chart as a Mermaid state diagram. Names are quoted, so that they may contain any characters. */
export function toMermaid(definition: StatechartDefinition): string {
  assertDefinition(definition);
  const { initial, states, transitions } = definition;
  const ids = new Map(Object.keys(states).map((state, index) => [state, `s${index}`]));
  const id = (state: string): string => ids.get(state) ?? "";
  return [
    "stateDiagram-v2",
    ...Object.keys(states).map((state) => `  state "${escaped(state)}" as ${id(state)}`),
    `  [*] --> ${id(initial)}`,
    ...transitions.map(({ from, to, ...way }) => `  ${id(from)} --> ${id(to)} : ${escaped(label(way))}`),
  ].join("\n");
}

function label({ trigger, guard, action }: { trigger: string; guard?: string; action?: string }): string {
  return `${trigger}${guard === undefined ? "" : ` [${guard}]`}${action === undefined ? "" : ` / ${action}`}`;
}

/** Uses Mermaid's entities for characters that would end a name or have another meaning. */
function escaped(text: string): string {
  return text.replace(/["#;:<>{}\n\r]/g, (character) => `#${character.codePointAt(0)};`);
}
