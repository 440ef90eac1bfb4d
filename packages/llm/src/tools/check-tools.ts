import type { ToolUse } from "../generate/generate-options.js";

/**
 * Refuses tools that cannot be told apart, or that nobody can approve.
 * @throws {RangeError} when two tools have the same name, or one needs approval and there is no `approve`
 */
export function checkTools({
  tools = [],
  approve,
}: Pick<ToolUse, "tools"> & { readonly approve?: unknown }): void {
  const names = new Set<string>();
  for (const { name, confirm } of tools) {
    if (names.has(name)) throw new RangeError(`two tools have the name ${name}; give each its own`);
    names.add(name);
    if (confirm && approve === undefined)
      throw new RangeError(
        `the tool ${name} needs approval: give approve, a function that decides about each call`,
      );
  }
}
