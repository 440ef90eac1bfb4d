/** Maximum number of files in a folder or for a pattern. */
export const maxFiles = 1_000;

/** Maximum size of a document in bytes. */
export const maxBytes = 200_000_000;

/**
 * Maximum size of the XML in an Office file, in bytes after decompression. Its reader needs up to fifteen times as much
 * memory.
 */
export const maxXmlBytes = 50_000_000;

/** Maximum size of plain text, Markdown and HTML in bytes: about 5,000 pages. A table may be larger, because most of its rows are only counted. */
export const maxTextBytes = 20_000_000;

/** Maximum depth of nested HTML elements. Browsers have the same maximum. */
export const maxHtmlDepth = 512;

/** Maximum number of quotes and lists of Markdown within each other. */
export const maxMarkdownDepth = 100;

/** Maximum number of characters of all documents together. */
export const maxCharacters = 20_000_000;

/** Maximum number of a table's rows that become passages; its size is always included. */
export const maxTableRows = 40;
