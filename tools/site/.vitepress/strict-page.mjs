import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Pages may only load their own files, and may send nothing anywhere. Styles of highlighted code are in attributes.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** A page whose scripts all come from files: the policy forbids inline scripts. */
export function scriptsFromFiles(html, { outDir, site: { base } }) {
  return html.replace(/<script([^>]*)>([\s\S]+?)<\/script>/g, (whole, attributes, code) => {
    if (/\bsrc=/.test(attributes)) return whole;
    const name = `inline.${createHash("sha256").update(code).digest("hex").slice(0, 12)}.js`;
    mkdirSync(join(outDir, "assets"), { recursive: true });
    writeFileSync(join(outDir, "assets", name), code);
    return `<script${attributes} src="${base}assets/${name}"></script>`;
  });
}
