/** Maximum number of files in a folder or for a pattern. */
export const maxFiles = 1_000;

/** Maximum size of a document in bytes; for an Office file also after decompression. */
export const maxBytes = 200_000_000;

/** Maximum number of a table's rows that become passages; its size is always included. */
export const maxTableRows = 40;
