/** A request is refused. The message tells the calling model what to do instead. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
