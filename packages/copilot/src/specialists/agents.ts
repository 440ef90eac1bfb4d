/** A specialist with its task and the section of the report in which its items are listed. */
export interface Specialist {
  readonly agent: AgentName;
  /** The heading of the specialist's section. */
  readonly heading: string;
  /** The task of the specialist, as text. */
  readonly task: string;
}

export type AgentName = "facts" | "pro" | "con" | "risk";

/** Every specialist, in the order of the report. */
export const specialists: readonly Specialist[] = [
  {
    agent: "facts",
    heading: "Facts",
    task: "List the facts that matter for the decision and that the context states or that are generally known. No opinions.",
  },
  { agent: "pro", heading: "Pros", task: "List the reasons that speak for it." },
  { agent: "con", heading: "Cons", task: "List the reasons that speak against it." },
  { agent: "risk", heading: "Risks", task: "List what could go wrong if it is done, and what follows." },
];

export const agentNames: readonly AgentName[] = specialists.map(({ agent }) => agent);

export function isAgentName(name: string): name is AgentName {
  return specialists.some(({ agent }) => agent === name);
}
