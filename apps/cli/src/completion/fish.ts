import type { CommandNode, OptionWord } from "./command-tree.js";

/** Returns a completion script for fish, which shows the descriptions of words. */
export function fishCompletion(nodes: readonly CommandNode[]): string {
  return `# Completion of concordat for fish: concordat completion fish > ~/.config/fish/completions/concordat.fish
function __concordat_place
  set -l place concordat
  set -l skip no
  for word in (commandline -opc)[2..-1]
    if test $skip = yes
      set skip no
    else if contains -- "$place $word" ${placesOf(nodes, ({ options }) => options.filter(({ takesValue }) => takesValue))}
      set skip yes
    else if contains -- "$place $word" ${placesOf(nodes, ({ subcommands }) => subcommands)}
      set place "$place $word"
    end
  end
  test $place = "$argv"
end
${nodes.flatMap(linesOf).join("\n")}
`;
}

function linesOf({ path, subcommands, options, words, files }: CommandNode): string[] {
  const begin = `complete -c concordat -n ${quote(`__concordat_place ${path}`)}`;
  // Words instead of files, unless a file is allowed too.
  const noFiles = files ? "" : "-f ";
  return [
    ...subcommands.map(({ name, summary }) => `${begin} ${noFiles}-a ${quote(name)} -d ${quote(summary)}`),
    ...options.map((option) => `${begin} ${spelling(option)} -d ${quote(option.summary)}`),
    ...(words.length === 0 ? [] : [`${begin} ${noFiles}-a ${quote(words.join(" "))}`]),
  ];
}

function spelling({ name, takesValue, choices }: OptionWord): string {
  const flag = name.startsWith("--") ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`;
  if (!takesValue) return flag;
  return choices.length === 0 ? `${flag} -r` : `${flag} -x -a ${quote(choices.join(" "))}`;
}

/** Returns the quoted names of commands or options. Each one follows the words of its command. */
function placesOf(
  nodes: readonly CommandNode[],
  wordsOf: (node: CommandNode) => readonly { readonly name: string }[],
): string {
  return nodes.flatMap((node) => wordsOf(node).map(({ name }) => quote(`${node.path} ${name}`))).join(" ");
}

/** Quotes a word for fish, in which backslashes are also special inside quotation marks. */
function quote(word: string): string {
  return `'${word.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
