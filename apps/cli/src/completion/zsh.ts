import { shellWord } from "@concordat/report-kit/shell-word";
import type { CommandNode, Word } from "./command-tree.js";

/** Returns a completion script for zsh, which shows the descriptions of words. */
export function zshCompletion(nodes: readonly CommandNode[]): string {
  return `#compdef concordat
# Completion of concordat for zsh. Add to ~/.zshrc, behind compinit: source <(concordat completion zsh)
_concordat() {
  local word place='concordat' skip= i
  local -a below flags arguments values
  local -A takes
  for ((i = 2; i <= CURRENT; i++)); do
    below=() flags=() arguments=() takes=()
    case "$place" in
${nodes.map(branch).join("\n")}
    esac
    ((i == CURRENT)) && break
    word=\${words[i]}
    if [[ -n $skip ]]; then skip=; continue; fi
    if (( \${+takes[$word]} )); then skip=$word; continue; fi
    [[ -n \${(M)below:#\${word}:*} ]] && place="$place $word"
  done
  if [[ -n $skip ]]; then
    values=(\${=takes[$skip]})
    ((\${#values})) && compadd -a values || _files
  elif [[ $PREFIX == -* ]]; then _describe -o option flags
  elif ((\${#below})) && _describe command below; then return
  elif ((\${#arguments})) && compadd -a arguments; then return
  else _files
  fi
}
compdef _concordat concordat
`;
}

function branch({ path, subcommands, options, words }: CommandNode): string {
  const takes = options.flatMap(({ name, takesValue, choices }) =>
    takesValue ? [`${shellWord(name)} ${shellWord(choices.join(" "))}`] : [],
  );
  return [
    `      '${path}')`,
    `        below=(${subcommands.map(described).join(" ")})`,
    `        flags=(${options.map(described).join(" ")})`,
    `        arguments=(${words.map(shellWord).join(" ")})`,
    `        takes=(${takes.join(" ")}) ;;`,
  ].join("\n");
}

/** Formats a word with its description for zsh. A colon in the word is escaped, because it separates the two. */
function described({ name, summary }: Word): string {
  return shellWord(`${name.replaceAll(":", "\\:")}:${summary}`);
}
