import { ConcordatError } from "@concordat/contracts/contract";
import { FilesError } from "@concordat/files";
import { expect, it } from "vitest";
import { RunFolderError } from "../entry/sqlite.js";
import {
  CustomCodeError,
  ForkError,
  IncompleteRunError,
  LedgerError,
  LedgerTakenError,
  MissingPolicyError,
  ModuleError,
  RunMismatchError,
  ScenarioError,
} from "../index.js";

const errors = [
  [ForkError, new ForkError("round 9 cannot be forked"), "FORK_IMPOSSIBLE"],
  [IncompleteRunError, new IncompleteRunError(1, 4), "RUN_INCOMPLETE"],
  [LedgerError, new LedgerError("no room"), "LEDGER_FAILED"],
  [LedgerTakenError, new LedgerTakenError("process 7"), "LEDGER_TAKEN"],
  [MissingPolicyError, new MissingPolicyError("a model"), "MISSING_POLICY"],
  [ModuleError, new ModuleError("own.mjs", "exports no list"), "MODULE_INVALID"],
  [RunMismatchError, new RunMismatchError("another model"), "OTHER_RUN"],
  [CustomCodeError, new CustomCodeError("the policy", "failed"), "OWN_CODE"],
  [RunFolderError, new RunFolderError("it is empty"), "RUN_FOLDER"],
  [ScenarioError, new ScenarioError("s.json", []), "SCENARIO_INVALID"],
] as const;

it.each(errors)("%o knows its errors, and no others", (kind, error, code) => {
  expect([error.name, error.code]).toEqual([kind.name, code]);
  expect(errors.filter(([, other]) => kind.isInstance(other))).toHaveLength(1);
  expect([kind.isInstance(error), ConcordatError.isInstance(error)]).toEqual([true, true]);
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ code, message: error.message });
});

it("takes no error of files for one of a simulation, although they share a code", () => {
  expect(RunMismatchError.isInstance(new FilesError("OTHER_RUN", "another run"))).toBe(false);
});
