import { isRecord, type Rule } from "@concordat/contracts/options";

/** An effect size, in the unit of the measure or as a share of the mean of A. */
export type EffectSize =
  | {
      /** The difference in the unit of the measure. */
      readonly absolute: number;
    }
  | {
      /** The difference as a share of the mean of A. For example, 0.1 means a tenth of the mean. */
      readonly share: number;
    };

/** Converts an effect size to the unit of the measure, given the mean of A. Returns `null` if the result is 0. */
export function sizeIn(size: EffectSize, mean: number): number | null {
  const value = "absolute" in size ? size.absolute : size.share * Math.abs(mean);
  return value > 0 ? value : null;
}

/** The rule for an option with an effect size. */
export const sizeRule: Rule = {
  message: "must be an object such as { share: 0.1 } or { absolute: 5 }, above 0",
  test: (value) => {
    if (!isRecord(value)) return false;
    const { absolute, share, ...rest } = value;
    const given = [absolute, share].filter((size) => size !== undefined);
    const [size] = given;
    return given.length === 1 && Object.keys(rest).length === 0 && typeof size === "number" && size > 0;
  },
};
