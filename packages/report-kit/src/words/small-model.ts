import { formatNumber } from "../format/format-number.js";

/** Fewer parameters than this: what a model writes is seldom worth reading. */
const minParameters = 1_000_000_000;

/** Whether a model is known to have fewer than a billion parameters. A model whose size is not known is not. */
export function isSmallModel(parameters: number | undefined): parameters is number {
  return parameters !== undefined && parameters < minParameters;
}

/**
 * Returns the warning about texts by a small model.
 * @param parameters number of the model's parameters
 * @param consequence the consequence for this report, as the end of the sentence
 * @example
 * smallModelText(134_515_008, "so it is folded here");
 */
export function smallModelText(parameters: number, consequence: string): string {
  return `The model has ${size(parameters)} parameters. What a model below a billion writes is seldom worth reading, ${consequence}.`;
}

function size(parameters: number): string {
  if (parameters < 1_000_000) return formatNumber(parameters);
  return `${formatNumber(Math.round(parameters / 1_000_000))} million`;
}
