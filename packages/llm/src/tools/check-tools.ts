import type { ToolUse } from "../generate/generate-options.js";

/**
 * Checks that the tools have different names and that calls which need approval can be approved.
 * @throws {RangeError} when two tools have the same name, or a tool needs approval and `approve` is absent
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
