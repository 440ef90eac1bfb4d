import type { AnswerForm } from "@concordat/llm";
import { Option } from "commander";

/** Creates the option `--form`, for commands that ask a model in one of two forms. */
export function formOption(description: string): Option {
  return new Option("--form <form>", description).choices(["json", "turns"]);
}

/** Creates the option `--form` of the commands that execute runs. */
export function formOfRunOption(): Option {
  return formOption(
    "how to ask for decisions and survey answers: for one JSON object, or in turns, in plain words (default: turns for the embedded model, otherwise json)",
  );
}

/** Returns the option as words of a command line; empty if it was not given. */
export function formArguments(form: AnswerForm | undefined): string[] {
  return form === undefined ? [] : ["--form", form];
}
