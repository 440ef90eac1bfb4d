import type { LintRule } from "../lint-problem.js";

/** Constructs that regular expression engines interpret differently, or that RE2 does not support. */
const constructs: readonly [found: RegExp, message: string][] = [
  [/\\[sSdDwWbB]/, "write character classes out: \\s, \\d, \\w and \\b differ between languages"],
  [/\(\?[=!<]/, "lookaround and named groups are not in RE2"],
  [/\\[1-9]/, "backreferences are not in RE2"],
  [/\\[pP]\{/, "Unicode property classes differ between languages"],
];

export const portablePatterns: LintRule = {
  name: "portable-patterns",
  kind: "portable",
  check({ schema: { pattern } }) {
    if (typeof pattern !== "string") return [];
    return [
      ...constructs.filter(([found]) => found.test(pattern)).map(([, message]) => message),
      ...(compiles(pattern) ? [] : ["is not a regular expression"]),
    ];
  },
};

function compiles(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u") instanceof RegExp;
  } catch {
    return false;
  }
}
