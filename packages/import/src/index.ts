export type { DraftOptions } from "./build-drafts.js";
export { ImportError, type ImportErrorCode } from "./error/import-error.js";
export type { ImportKind } from "./fields/kinds.js";
export { type FormatName, formatNamed, formatNames } from "./formats/import-formats.js";
export { type Imported, type ImportOptions, importRecords, type RejectedEntry } from "./import-records.js";
export { isTimeZone } from "./time/zoned-text.js";
