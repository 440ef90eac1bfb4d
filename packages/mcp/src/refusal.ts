/**
 * The error for a request that is not carried out, with a sentence that tells the calling model what to do
 * instead.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
