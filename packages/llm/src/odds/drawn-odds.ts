/** An attempt, of an outcome or a record. If fields were asked one at a time, it names the field. */
interface AttemptInTurns<Odds> {
  readonly turn?: { readonly field: string; readonly odds: Odds | null } | null | undefined;
}

/**
 * Returns the probabilities from which the choice of a field was sampled; `null` if it was not sampled, but written
 * by the model. If several turns asked for the field, the last one counts, because the earlier values violated the
 * contract.
 * @param attempts the attempts, oldest first
 * @param field the JSON Pointer of the field
 */
export function drawnOdds<Odds>(attempts: readonly AttemptInTurns<Odds>[], field: string): Odds | null {
  return attempts.findLast(({ turn }) => turn?.field === field && turn.odds !== null)?.turn?.odds ?? null;
}
