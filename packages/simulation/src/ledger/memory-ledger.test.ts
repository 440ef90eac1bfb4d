import { describeLedger } from "../testing/ledger-conformance.js";
import { createMemoryLedger } from "./memory-ledger.js";

describeLedger("memory", async () => createMemoryLedger());
