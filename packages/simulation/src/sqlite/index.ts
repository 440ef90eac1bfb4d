export {
  checkNewFolder,
  createRunFolder,
  openRunFolder,
  type RunFolder,
  RunFolderError,
  readRunFolder,
} from "../folder/run-folder.js";
export { verifyRunFolder } from "../folder/verify-run-folder.js";
export { openSqliteLedger, type SqliteLedgerOptions } from "./sqlite-ledger.js";
