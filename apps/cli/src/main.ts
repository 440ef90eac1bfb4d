import { commands } from "./commands/command-list.js";
import { exitCode } from "./exit-code.js";
import { asSentence, endOfHelp, styleTitle } from "./help/help-text.js";
import { userJobs } from "./help/user-jobs.js";
import { errorMessage } from "./terminal/error-message.js";
import { failUnlessSettled } from "./terminal/fail-unless-settled.js";
import { ignoreBrokenPipe, note, print } from "./terminal/output.js";
import { version } from "./version.js";

ignoreBrokenPipe((error) => {
  note(`concordat: standard output cannot be written: ${error.message}`);
  process.exit(exitCode.usage);
});

if (process.argv[2] === "--version" || process.argv[2] === "-V") print(version);
else await failUnlessSettled(run(process.argv));

async function run(argv: string[]): Promise<void> {
  const { Command, CommanderError, Help } = await import("commander");
  const { withHelpFlag } = await import("./arguments/help-word.js");
  const { meantFile } = await import("./arguments/suggest-files.js");
  const { assertHelpIsThere, meantName, suggestChoices } = await import("./arguments/suggest-names.js");
  const words = argv.slice(2);
  const program = new Command("concordat")
    .description("Typed, checked answers from language models.")
    .version(version)
    .option("--debug", "print the stack trace of an error")
    .enablePositionalOptions()
    .exitOverride()
    .configureHelp({
      // An option without values needs no note on its default.
      optionDescription: (option) => new Help().optionDescription(option).replace(/ \(default: \[\]\)$/, ""),
      commandDescription: (command) => asSentence(new Help().commandDescription(command)),
      styleTitle,
    })
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => note(text.trimEnd()),
      // Every error of this program begins alike.
      outputError: (text, write) =>
        write(text.replace(/^error: /, "concordat: ").replace(" is invalid. ", " is invalid: ")),
    })
    .showHelpAfterError("(concordat --help lists the commands)")
    .addHelpText("afterAll", ({ command }) => endOfHelp(command));
  try {
    for (const { name, job, summary, load } of commands) {
      const command = program
        .command(name)
        .description(summary)
        .helpGroup(userJobs[job])
        .exitOverride()
        .showHelpAfterError(`(concordat ${name} --help lists the options)`);
      command.option("--debug", "print the stack trace of an error");
      if (argv.includes(name)) (await load()).define(command, commands);
      suggestChoices(command);
    }
    program.commandsGroup(userJobs.serve).helpCommand("help [command]");
    assertHelpIsThere(program, words);
    await program.parseAsync(withHelpFlag(program, words), { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError)
      process.exitCode = error.exitCode === 0 ? exitCode.done : exitCode.usage;
    else await report(error, argv.includes("--debug"));
    const meant = meantName(error, program, words) ?? meantFile(errorMessage(error), words);
    if (meant !== undefined) note(`(Did you mean ${meant}?)`);
  }
}

async function report(error: unknown, debug: boolean): Promise<void> {
  const { describeError, stackOf } = await import("./terminal/describe-error.js");
  const { message, code } = describeError(error);
  const stack = debug ? stackOf(error) : "";
  note(stack === "" ? `concordat: ${message}` : stack);
  process.exitCode = code;
}
