import { onOneLine } from "@concordat/report-kit/terminal-text";
import type { LoadedScenario } from "@concordat/simulation";

/** From this number of different values on, the numbers of a column are amounts rather than codes. */
const minAmounts = 13;

/** Maximum number of characters of the example. */
const maxExample = 120;

/**
 * Names the columns of people whose values agents are told as bare numbers that may be codes: a few different whole
 * numbers without labels. `null` if there are none.
 */
export function formatBareNumbers({ scenario, audience }: LoadedScenario): string | null {
  const { people } = audience;
  if (scenario.audience.kind !== "people" || people === undefined) return null;
  const { describe, interests } = scenario.audience;
  const told = [describe, ...interests].flatMap((text) =>
    [...text.matchAll(/\{([^{}]+)\}/g)].map(([, column = ""]) => column.trim()),
  );
  const bare = [...new Set(told)].filter((column) => isBare(column, people, audience.size));
  if (bare.length === 0) return null;
  const { personality = "" } = audience.profile(0);
  const example = personality.length > maxExample ? `${personality.slice(0, maxExample)}…` : personality;
  const names = bare.map((column) => JSON.stringify(column)).join(", ");
  return onOneLine(
    `agents are told the numbers of ${names} as they are, such as “${example}”: if they are codes, say what they mean in "values" or in a codebook`,
  );
}

/** Whether the values of a column are a few different whole numbers. Values with labels are texts. */
function isBare(
  column: string,
  people: NonNullable<LoadedScenario["audience"]["people"]>,
  size: number,
): boolean {
  const values = new Set<string | number>();
  for (let agent = 0; agent < size && values.size < minAmounts; agent++) {
    const columns = people.columns(agent);
    const value = Object.hasOwn(columns, column) ? columns[column] : null;
    if (value === null || value === undefined) continue;
    if (!Number.isInteger(value)) return false;
    values.add(value);
  }
  return values.size > 1 && values.size < minAmounts;
}
