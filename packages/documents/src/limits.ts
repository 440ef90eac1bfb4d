/** Maximum number of files that a folder or a pattern may lead to. */
export const maxFiles = 1_000;

/** Maximum size of a document, in bytes; of an Office file also when it is unpacked. */
export const maxBytes = 200_000_000;

/** Maximum number of rows of a table that become passages; its size is always given. */
export const maxTableRows = 40;
