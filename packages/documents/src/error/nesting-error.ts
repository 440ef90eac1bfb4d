/** Error for a document whose parts are nested too deeply for its reader. */
export class NestingError extends Error {
  constructor() {
    super("its parts are nested too deeply");
    this.name = "NestingError";
  }
}
