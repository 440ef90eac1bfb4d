import { formatNumber } from "@concordat/report-kit";

/** Fewer parameters than this: the words of a model are folded, as they are seldom worth reading. */
const minParameters = 1_000_000_000;

/** Whether a model is known to be so small that its words are folded. A model whose size is not known is not. */
export function isSmall(parameters: number | undefined): parameters is number {
  return parameters !== undefined && parameters < minParameters;
}

/** Why the words of a model are folded. */
export function smallModel(parameters: number): string {
  return `The model has ${size(parameters)} parameters. What a model below a billion writes is seldom worth reading, so it is folded here.`;
}

function size(parameters: number): string {
  if (parameters < 1_000_000) return formatNumber(parameters);
  return `${formatNumber(Math.round(parameters / 1_000_000))} million`;
}
