/** The parts of a document are within each other more often than a reader can follow. */
export class NestingError extends Error {
  constructor() {
    super("its parts are nested too deeply");
    this.name = "NestingError";
  }
}
