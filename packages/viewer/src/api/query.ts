/** The error about an address that names something that is not there. */
export class NotFoundError extends Error {}

/** The parameters of an address, read with care: they may be anything. */
export class Query {
  private readonly parameters: URLSearchParams;

  constructor(parameters: URLSearchParams) {
    this.parameters = parameters;
  }

  /** A text; `null` if it is absent or empty. */
  text(name: string): string | null {
    const value = this.parameters.get(name);
    return value === null || value === "" ? null : value;
  }

  /** A whole number; `null` if it is absent. */
  number(name: string): number | null {
    const value = this.text(name);
    if (value === null) return null;
    if (!/^\d{1,9}$/.test(value)) throw new NotFoundError(`${name} must be a whole number`);
    return Number(value);
  }

  /** A required text; it may be empty. */
  required(name: string): string {
    const value = this.parameters.get(name);
    if (value === null) throw new NotFoundError(`${name} is missing`);
    return value;
  }

  /** Returns a parameter that must be one of some names; `null` if it is absent. */
  oneOf<Name extends string>(name: string, names: readonly Name[]): Name | null {
    const text = this.text(name);
    if (text === null) return null;
    const found = names.find((one) => one === text);
    if (found === undefined) throw new NotFoundError(`${text} is none of ${names.join(", ")}`);
    return found;
  }
}
