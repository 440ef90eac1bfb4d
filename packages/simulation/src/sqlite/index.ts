export { checkNewFolder } from "../folder/check-new-folder.js";
export { createRunFolder, openRunFolder, type RunFolder, readRunFolder } from "../folder/run-folder.js";
export { RunFolderError } from "../folder/run-folder-error.js";
export { verifyRunFolder } from "../folder/verify-run-folder.js";
export { openSqliteLedger, type SqliteLedgerOptions } from "./sqlite-ledger.js";
