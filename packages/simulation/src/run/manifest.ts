import { readFileSync } from "node:fs";
import { viewsWording } from "@concordat/agent";
import { omitUndefined } from "@concordat/contracts/options";
import type { Scenario } from "@concordat/contracts/scenario";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import { sha256 } from "@concordat/files";
import { canonicalJson } from "../hash/canonical-json.js";
import { defaultSettings, type ModelPolicies } from "../policy/policies.js";
import { rulesVersion, rulesVersionOf, rulesVersions } from "../policy/rules-version.js";
import { hashVersionOf, hashVersions } from "../round/round-hash.js";
import type { LoadedScenario, ScenarioChange } from "../scenario/loaded-scenario.js";
import { stateSurvey } from "../scenario/states/state-questions.js";
import { isSurveyOnly } from "../scenario/surveys/survey-only.js";
import { withFiles } from "../scenario/with-files.js";
import { manifestIdentity } from "./manifest-hashes.js";
import { listsChoices, modulesOf, needsModel } from "./resume/required-code.js";

/** The contracts of the records that every run contains. */
const recordedContracts = [
  "agent-profile/v1",
  "decision-record/v2",
  "exposure/v1",
  "post/v1",
  "round-record/v1",
  "scenario/v1",
  "simulation-manifest/v1",
];

/** The additional contracts of the records of a run with surveys. */
const surveyContracts = ["questionnaire/v1", "survey-record/v1"];

/** Creates the manifest of a run. For a fork, the caller adds the parent and the parent's identity. */
export function createManifest(
  loaded: LoadedScenario,
  policies:
    | Pick<
        ModelPolicies,
        | "identity"
        | "parameters"
        | "prompts"
        | "networkPrompts"
        | "surveyPrompts"
        | "surveyOnlyPrompts"
        | "settings"
      >
    | undefined,
  createdAt: Date,
  rules: number = rulesVersion,
): SimulationManifest {
  const { scenario, audience } = loaded;
  const usedPolicies = needsModel(loaded) && policies !== undefined ? policies : noModel;
  const { identity: model, parameters, settings } = usedPolicies;
  const inputs = loaded.inputs.map(({ name, bytes, sha256: hash }) => ({
    name,
    bytes: bytes.length,
    sha256: hash,
  }));
  const hash = hashOfPrompts(loaded, usedPolicies);
  const manifest: Omit<SimulationManifest, "identity"> = {
    name: scenario.name,
    hash_version: hashVersionOf(scenario),
    rules_version: rules,
    scenario_sha256: scenarioHash(scenario),
    agents: audience.size,
    created_at: createdAt.toISOString(),
    model: model === null ? null : { ...model },
    ...omitUndefined({
      model_parameters: parameters,
      follows_recorded: recordsFollows(loaded) ? undefined : false,
    }),
    prompts_sha256: hash,
    settings: { ...settings },
    inputs,
    contracts: hasSurveys(loaded) ? [...recordedContracts, ...surveyContracts].sort() : recordedContracts,
    packages: { "@concordat/simulation": packageVersion() },
    modules: modulesOf(loaded),
    parent: null,
  };
  return { ...manifest, identity: manifestIdentity(manifest) };
}

/**
 * Maximum number of follows from a file that the ledger also stores for queries. The file itself is an input, whose
 * hash is in the manifest.
 */
const maxRecordedFollows = 100_000;

/**
 * Whether a new run stores the follows at its start in the ledger. They are omitted only for a file with more than the
 * maximum number of follows.
 */
function recordsFollows({ scenario, edges }: Pick<LoadedScenario, "scenario" | "edges">): boolean {
  return scenario.network.kind !== "file" || edges.followers.length <= maxRecordedFollows;
}

/** Whether a scenario has questionnaires. A fork cannot use others. */
function hasSurveys({ questionnaires }: Pick<LoadedScenario, "questionnaires">): boolean {
  return questionnaires.size > 0;
}

/** Returns the hash of the texts of all prompts that a run may send. */
export function hashOfPrompts(
  loaded: LoadedScenario,
  {
    prompts,
    networkPrompts = "",
    surveyPrompts = "",
    surveyOnlyPrompts = surveyPrompts,
  }: Pick<ModelPolicies, "prompts" | "networkPrompts" | "surveyPrompts" | "surveyOnlyPrompts">,
): string {
  const decisions = listsChoices(loaded) ? withListedChoices(prompts, networkPrompts) : prompts;
  return promptsHash(loaded, decisions, isSurveyOnly(loaded) ? surveyOnlyPrompts : surveyPrompts);
}

/** Returns the texts of the prompts of a run in which policies list the choices of their agents. */
export function withListedChoices(prompts: string, networkPrompts: string): string {
  return `${prompts}\n${networkPrompts}`;
}

/**
 * Returns the hash of the texts of prompts.
 * @param loaded the scenario
 * @param prompts the prompts for decisions
 * @param surveys the prompts for surveys, which are omitted if the scenario has none. The wording of views is added if it
 *   asks about the state
 */
export function promptsHash(
  loaded: Pick<LoadedScenario, "questionnaires">,
  prompts: string,
  surveys: string,
): string {
  const asked = hasSurveys(loaded) ? [prompts, surveys] : [prompts];
  const views = loaded.questionnaires.has(stateSurvey) ? [viewsWording] : [];
  return sha256([...asked, ...views].join("\n"));
}

const noModel = { identity: null, parameters: undefined, prompts: "", settings: defaultSettings };

/**
 * Returns the hash of a scenario. It does not depend on the folders of files, because a run has copies of the files.
 */
export function scenarioHash(scenario: Scenario): string {
  return sha256(canonicalJson(withFiles(scenario, (file) => file.split("/").at(-1) ?? file)));
}

/** Returns the hash of the changes of all forks. */
export function changesHash(changes: readonly ScenarioChange[]): string {
  return sha256(canonicalJson(changes));
}

/** Describes how a run differs from the run of a manifest; `null` if both are the same run. */
export function manifestDifference(known: SimulationManifest, loaded: LoadedScenario): string | null {
  const newManifest = createManifest(loaded, undefined, new Date(0));
  if (!hashVersions.includes(known.hash_version)) return "another version of hashes";
  if (!areKnownRules(known)) return "another version of rules";
  if (known.scenario_sha256 !== newManifest.scenario_sha256) return "another scenario";
  if (canonicalJson(known.inputs) !== canonicalJson(newManifest.inputs)) return "other input files";
  if (known.name !== newManifest.name) return "another name";
  if (known.agents !== newManifest.agents) return "another number of agents";
  if (canonicalJson(known.modules) !== canonicalJson(newManifest.modules)) return "other modules";
  const changes = loaded.changes.length === 0 ? null : changesHash(loaded.changes);
  if ((known.parent?.change_sha256 ?? null) !== changes) return "other changes of a fork";
  const at = loaded.changes.at(-1)?.round ?? null;
  return (known.parent?.round ?? null) === at ? null : "another round of a fork";
}

/**
 * Whether the version of the rules is supported. Version 1 of the hashes is older than `rules_version` and `made_with`,
 * so a manifest with this version and one of these fields was changed.
 */
function areKnownRules(known: SimulationManifest): boolean {
  if (known.hash_version === 1)
    return known.rules_version === undefined && known.parent?.made_with === undefined;
  return rulesVersions.includes(rulesVersionOf(known));
}

/** The version of this package, written by the build. Undefined if this module runs as it was compiled. */
declare const PACKAGE_VERSION: string | undefined;

/**
 * Returns the version of this package, as recorded in manifests. The build contains it, because a program's own bundle
 * is in a folder with another package.json or none.
 */
export function packageVersion(): string {
  if (typeof PACKAGE_VERSION === "string") return PACKAGE_VERSION;
  const { version }: { version: string } = JSON.parse(
    readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
  );
  return version;
}
