import { contractRefs } from "./generated/registry.js";

/** Names that people and documents use for a contract, other than its name and title. */
const otherNames: Readonly<Record<string, string>> = {
  // All specialists of the copilot use the same contract.
  facts: "list-items",
  fact: "list-items",
  pros: "list-items",
  pro: "list-items",
  cons: "list-items",
  con: "list-items",
  risks: "list-items",
  risk: "list-items",
  planner: "planner-response",
  synth: "synthesis",
  reasoner: "reasoner-response",
  iteration: "iteration-response",
  // Version 1 lists the states of the social agents' chart; later versions take a state of any chart.
  AgentState: "reasoner-response/v1",
};

/**
 * The contracts whose name without a version does not mean the newest one. Agents decide by `agent-decision/v2` unless
 * their policy lists its choices (decision 0770).
 */
const usualVersions: ReadonlyMap<string, string> = new Map([["agent-decision", "agent-decision/v2"]]);

const contractNames = [...new Set(contractRefs.map((ref) => ref.replace(/\/v\d+$/, "")))];

/** All names of contracts, without versions. */
export const knownNames: readonly string[] = [...contractNames, ...Object.keys(otherNames)];

/** Contracts by their names as `AgentDecision`, `agent_decision` and `agent-decision` have them in common. */
const bySpelling: ReadonlyMap<string, string> = new Map([
  ...Object.entries(otherNames).map(([name, contract]) => [spelling(name), contract] as const),
  ...contractNames.map((contract) => [spelling(contract), contract] as const),
]);

/**
 * Returns the reference with the contract's own name, for example `list-items/v1` for `facts/v1`, and with the usual
 * version if the contract has one.
 */
export function ownReference(reference: string): string {
  const [name = "", ...version] = reference.split("/");
  const own = bySpelling.get(spelling(name)) ?? name;
  return version.length === 0
    ? (usualVersions.get(own) ?? own)
    : [own.replace(/\/v\d+$/, ""), ...version].join("/");
}

function spelling(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, "");
}
