/** Error for a request for something that does not exist. It is answered with the status 404. */
export class NotFoundError extends Error {}

/** The query parameters of a request. They are validated, because they may contain anything. */
export class RequestQuery {
  private readonly parameters: URLSearchParams;

  constructor(parameters: URLSearchParams) {
    this.parameters = parameters;
  }

  /** Returns a text; `null` if the parameter is absent or empty. */
  text(name: string): string | null {
    const value = this.parameters.get(name);
    return value === null || value === "" ? null : value;
  }

  /**
   * Returns a whole number; `null` if the parameter is absent or empty.
   * @throws {NotFoundError} when it is not a whole number
   */
  number(name: string): number | null {
    const value = this.text(name);
    if (value === null) return null;
    if (!/^\d{1,9}$/.test(value)) throw new NotFoundError(`${name} must be a whole number`);
    return Number(value);
  }

  /**
   * Returns a required text, which may be empty.
   * @throws {NotFoundError} when the parameter is absent
   */
  required(name: string): string {
    const value = this.parameters.get(name);
    if (value === null) throw new NotFoundError(`${name} is missing`);
    return value;
  }

  /**
   * Returns a parameter that must be one of the given names; `null` if it is absent or empty.
   * @throws {NotFoundError} when it is another text
   */
  oneOf<Name extends string>(name: string, names: readonly Name[]): Name | null {
    const text = this.text(name);
    if (text === null) return null;
    const found = names.find((one) => one === text);
    if (found === undefined) throw new NotFoundError(`${text} is none of ${names.join(", ")}`);
    return found;
  }
}
