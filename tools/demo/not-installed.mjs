/** The packages of the workspace whose dependencies the demo does without: they bring DuckDB, PostgreSQL's driver and MCP. */
export const notInstalled = [
  "@concordat/analyst",
  "@concordat/mcp",
  "@concordat/simulation-export",
  "@concordat/simulation-postgres",
];
