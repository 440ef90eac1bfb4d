export type { ServedModel } from "./model/served-model.js";
export { createMcpServer, type McpServer, type McpServerOptions } from "./server/create-mcp-server.js";
export { type ServeOptions, serveStdio } from "./server/serve-stdio.js";
