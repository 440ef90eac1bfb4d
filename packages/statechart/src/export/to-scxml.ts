import { assertDefinition } from "../chart/assert-definition.js";
import type { StatechartDefinition, TransitionDefinition } from "../chart/definition.js";

/**
 * Returns a chart as SCXML (W3C Recommendation of 1 September 2015). Identifiers must be XML names, so states are
 * `s0`, `s1`, … in the order of the definition, and events `e0`, `e1`, …, with comments that contain their names.
 * Guards become conditions; actions raise events with their names.
 */
export function toScxml(definition: StatechartDefinition): string {
  assertDefinition(definition);
  const { id, initial, states, transitions } = definition;
  const names = Object.keys(states);
  const triggers = [...new Set(transitions.map(({ trigger }) => trigger))];
  const stateId = (name: string): string => `s${names.indexOf(name)}`;
  const transition = (way: TransitionDefinition): string => {
    const cond = way.guard === undefined ? "" : ` cond="${attribute(way.guard)}"`;
    const open = `    <transition event="e${triggers.indexOf(way.trigger)}"${cond} target="${stateId(way.to)}"`;
    return way.action === undefined
      ? `${open}/>`
      : `${open}><log label="action" expr="${attribute(JSON.stringify(way.action))}"/></transition>`;
  };
  const state = (name: string): string[] => [
    `  <!-- ${comment(name)}: ${comment(states[name]?.description ?? "")} -->`,
    `  <state id="${stateId(name)}">`,
    ...transitions
      .filter(({ from }) => from === name)
      .flatMap((way) => [`    <!-- ${comment(way.trigger)} -->`, transition(way)]),
    "  </state>",
  ];
  return [
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="${attribute(id)}" initial="${stateId(initial)}">`,
    ...names.flatMap(state),
    "</scxml>",
  ].join("\n");
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function attribute(text: string): string {
  return printable(text).replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

/** Writes a comment without two hyphens in a row, which would end it. */
function comment(text: string): string {
  return printable(text).replace(/-(?=-|$)/g, "‐");
}

/** Removes control characters and unpaired surrogates, which XML 1.0 does not allow. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, " ");
}
