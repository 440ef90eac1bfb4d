/** The error for a request that is rejected. Its message tells the calling model what to do instead. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
