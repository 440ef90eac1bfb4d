/** A request that is not carried out, with a sentence that tells the model at the other end what to do instead. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
