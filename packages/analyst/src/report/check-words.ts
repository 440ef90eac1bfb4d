import type { Violation } from "@concordat/contracts/contract";
import { isRecord } from "@concordat/contracts/options";
import type { SupportedNumbers } from "@concordat/report-kit";

/**
 * Checks what the contract of a report's text cannot check: each file that is cited exists, and each number was
 * computed or occurs in the question or a table. Returns the violations.
 */
export function checkWords(value: unknown, files: readonly string[], numbers: SupportedNumbers): Violation[] {
  if (!isRecord(value)) return [];
  const { findings, recommendations } = value;
  return [
    ...checkTexts(value, ["commentary"], "", numbers),
    ...listed(findings).flatMap((finding, index) =>
      checkFinding(finding, `/findings/${index}`, files, numbers),
    ),
    ...listed(recommendations).flatMap((recommendation, index) =>
      checkTexts(recommendation, ["action", "rationale"], `/recommendations/${index}`, numbers),
    ),
  ];
}

function checkFinding(
  finding: Readonly<Record<string, unknown>>,
  path: string,
  files: readonly string[],
  numbers: SupportedNumbers,
): Violation[] {
  const evidence: readonly unknown[] = Array.isArray(finding.evidence) ? finding.evidence : [];
  const missing = evidence.flatMap((file, index) =>
    files.some((known) => known === file)
      ? []
      : [
          {
            path: `${path}/evidence/${index}`,
            keyword: "enum",
            message: `must be one of ${files.join(", ")}`,
          },
        ],
  );
  return [...checkTexts(finding, ["statement"], path, numbers), ...missing];
}

function checkTexts(
  value: Readonly<Record<string, unknown>>,
  names: readonly string[],
  path: string,
  numbers: SupportedNumbers,
): Violation[] {
  return names.flatMap((name) => {
    const text = value[name];
    const unsupported = typeof text === "string" ? numbers.unsupportedIn(text) : [];
    if (unsupported.length === 0) return [];
    const message = `must not hold ${unsupported.join(", ")}: no query gave this`;
    return [{ path: `${path}/${name}`, keyword: "evidence", message }];
  });
}

function listed(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
