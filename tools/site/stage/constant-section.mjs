import { sectionsBelow } from "./api-markdown.mjs";

/**
 * A constant in the page of its entry point: its declaration and what it is. What TypeDoc adds as a table repeats the declaration, except
 * for the members that have a description.
 */
export function constantSection({ heading, body }) {
  const { before, sections } = sectionsBelow(body, 4);
  const parts = sections.flatMap(({ title, body: text }) =>
    title === "Type Declaration" ? membersOf(text) : [`#### ${title}\n\n${text}`],
  );
  return [`### ${heading}`, before, ...parts].join("\n\n");
}

/** The members that are described, each with its sentence. */
function membersOf(table) {
  const rows = table
    .split("\n")
    .map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .filter((cells) => cells.length > 3);
  const column = rows[0]?.indexOf("Description") ?? -1;
  const described = rows.slice(2).filter((cells) => column > 0 && cells[column] !== "-");
  if (described.length === 0) return [];
  const lines = described.map((cells) => `| ${cells[1]} | ${cells[column]} |`);
  return [["| member | what it is |", "| ------ | ---------- |", ...lines].join("\n")];
}
