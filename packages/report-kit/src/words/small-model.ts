import { formatNumber } from "../format/format-number.js";

/** Number of parameters below which a model counts as small. Text of such a model is seldom worth reading. */
const minParameters = 1_000_000_000;

/** Whether a model is known to be small. False if its number of parameters is unknown. */
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
