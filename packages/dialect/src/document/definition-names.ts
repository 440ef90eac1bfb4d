/**
 * Creates unique names for definitions, from the last token of the original pointer. Characters that are not allowed
 * in a URI are replaced.
 */
export class DefinitionNames {
  readonly #used = new Set<string>();

  /** Returns a new name for the schema at this pointer. */
  next(pointer: string): string {
    const last = pointer.slice(pointer.lastIndexOf("/") + 1).replace(/[^A-Za-z0-9_.-]+/g, "_") || "root";
    const plain = last in Object.prototype ? `${last}_` : last;
    let name = plain;
    for (let count = 2; this.#used.has(name); count++) name = `${plain}_${count}`;
    this.#used.add(name);
    return name;
  }
}
