import { answerFaults } from "./answer-faults.js";
import { connectionFaults } from "./connection-faults.js";
import { endlessFaults } from "./endless-faults.js";
import { reportedFaults } from "./reported-faults.js";
import type { Fault } from "./script.js";
import { statusFaults } from "./status-faults.js";
import { streamFaults } from "./stream-faults.js";

/** Every way in which a server is known to fail, with the outcome; a file for each kind. */
export const faults: readonly Fault[] = [
  ...streamFaults,
  ...statusFaults,
  ...connectionFaults,
  ...endlessFaults,
  ...reportedFaults,
  ...answerFaults,
];
