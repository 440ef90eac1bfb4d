import { omitUndefined } from "@concordat/contracts/options";
import type { AnswerForm } from "@concordat/llm";
import type { LoadedScenario, ModelPolicies } from "@concordat/simulation";
import { CommandError } from "../command-error.js";
import { adjusted } from "./adjust-odds.js";
import type { OpenClient } from "./create-client.js";

/** The options about how answers are requested, and about their probabilities. */
export interface AnswerFlags {
  readonly form?: AnswerForm;
  readonly odds?: boolean;
  readonly percentages?: boolean;
  readonly adjustOdds?: true | string;
}

/** A model opened for a run. */
export interface OpenModel extends Pick<OpenClient, "close"> {
  readonly policies: ModelPolicies;
  /** The client and its settings. */
  readonly opened: Pick<OpenClient, "client" | "settings">;
}

/**
 * Opens the model that decides in a scenario; `null` if rules decide for all agents.
 * @throws {CommandError} when tokens are to be limited, and the model does not report them
 */
export async function openModel(
  scenario: LoadedScenario,
  { maxTokens, form, odds, adjustOdds, percentages }: AnswerFlags & { readonly maxTokens?: number },
  open: () => Promise<OpenClient>,
): Promise<OpenModel | null> {
  if (percentages === true && (odds === true || adjustOdds !== undefined))
    throw new CommandError(
      "--percentages asks for the probability of each option instead of for an answer, so there are no odds of an answer: leave --odds and --adjust-odds out",
    );
  if (form === "json" && adjustOdds !== undefined)
    throw new CommandError(
      "--adjust-odds draws choices in turns, and with --form json the model writes them itself: leave one of the two out",
    );
  const { identifyModel, modelPolicies, needsModel, reportsUsage } = await import("@concordat/simulation");
  if (!needsModel(scenario)) return null;
  const opened = await open();
  const { settings, reasoningEffort, close } = opened;
  try {
    const client = await adjusted(opened, scenario, adjustOdds);
    const { digest, parameters } = await identifyModel(client);
    if (maxTokens !== undefined && (await reportsUsage(client)) === false)
      throw new CommandError(
        `--max-tokens: ${client.id} does not report how many tokens it uses; limit requests or minutes`,
      );
    const effort = reasoningEffort === null ? {} : { reasoningEffort };
    const known = omitUndefined({ parameters, form, odds, percentages });
    const policies = modelPolicies({ client, digest, ...effort, ...settings, ...known });
    return { policies, opened: { client, settings }, close };
  } catch (error) {
    await close();
    throw error;
  }
}
