import { access, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** A file of the page, with its media type. */
export interface PageFile {
  readonly type: string;
  readonly content: Buffer;
}

/** The files of the page by their paths. No other file can be requested. */
const files: ReadonlyMap<string, readonly [name: string, type: string]> = new Map([
  ["/", ["index.html", "text/html; charset=utf-8"]],
  ["/app.js", ["app.js", "text/javascript; charset=utf-8"]],
  ["/app.css", ["app.css", "text/css; charset=utf-8"]],
  ["/notices.txt", ["notices.txt", "text/plain; charset=utf-8"]],
]);

/** The folder of the built page. The path is correct both for built modules and for sources. */
const folder = new URL("../../dist/page/", import.meta.url);

/** Returns the file of the page at a path; `null` if there is none. */
export async function pageFile(path: string): Promise<PageFile | null> {
  const found = files.get(path);
  if (found === undefined) return null;
  const [name, type] = found;
  return { type, content: await readFile(fileURLToPath(new URL(name, folder))) };
}

/**
 * Checks that the page was built.
 * @throws {Error} when it was not
 */
export async function checkPage(): Promise<void> {
  const file = fileURLToPath(new URL("app.js", folder));
  await access(file).catch(() => {
    throw new Error(`${file} is missing; build the packages: npx -y pnpm@10 build`);
  });
}
