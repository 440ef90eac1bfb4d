/** An attempt, of an outcome or of a record, with the field that its turn asked for. */
interface AttemptInTurns<Odds> {
  readonly turn?: { readonly field: string; readonly odds: Odds | null } | null | undefined;
}

/**
 * The odds that the choice of a field was drawn from; `null` if it was not drawn, but written by the model. Of several turns that
 * asked for the field the last one counts: the value before it broke the contract.
 * @param attempts the attempts, oldest first
 * @param field the JSON Pointer of the field
 */
export function drawnOdds<Odds>(attempts: readonly AttemptInTurns<Odds>[], field: string): Odds | null {
  return attempts.findLast(({ turn }) => turn?.field === field && turn.odds !== null)?.turn?.odds ?? null;
}
