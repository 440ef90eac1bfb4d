const powers = { K: 1e3, M: 1e6, B: 1e9, T: 1e12 } as const;

/**
 * Parses a number of parameters such as `135M`, `134.52M` or `8x7B`; undefined if the text is absent or not such a
 * number.
 */
export function parameterCount(size: string | undefined): number | undefined {
  const [, experts = "1", digits = "", unit = ""] =
    /^(?:(\d+)x)?(\d+(?:\.\d+)?)([KMBT])$/i.exec(size?.trim() ?? "") ?? [];
  const power = Object.entries(powers).find(([name]) => name === unit.toUpperCase())?.[1] ?? Number.NaN;
  const count = Math.round(Number(experts) * Number(digits) * power);
  return Number.isSafeInteger(count) && count > 0 ? count : undefined;
}
