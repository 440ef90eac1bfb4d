/** The pnpm that runs this script, or the newest of its major version. */
export function pnpm() {
  const running = process.env.npm_execpath;
  return running?.includes("pnpm") === true ? [process.execPath, running] : ["npx", "-y", "pnpm@10"];
}
