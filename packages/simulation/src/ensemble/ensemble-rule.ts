import { isRecord, type Rule, required } from "@concordat/contracts/options";

/** The rule for an ensemble that is passed as an argument. */
export const ensembleRule: Rule = required({
  message: "must be an ensemble, as createEnsembleFolder or openEnsembleFolder gives it",
  test: (value) => isRecord(value) && isRecord(value.ensemble) && isRecord(value.scenario),
});
