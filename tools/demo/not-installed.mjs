/** The packages of the workspace whose dependencies the demo does without: they bring DuckDB, readers of documents, PostgreSQL's driver and MCP. */
export const notInstalled = [
  "@concordat/analyst",
  "@concordat/documents",
  "@concordat/mcp",
  "@concordat/simulation-export",
  "@concordat/simulation-postgres",
];
