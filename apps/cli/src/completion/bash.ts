import { caseBody } from "./case-body.js";
import type { CommandNode } from "./command-tree.js";

/** Returns a completion script for bash 3.2 and later. Unknown words are completed as files. */
export function bashCompletion(nodes: readonly CommandNode[]): string {
  return `# Completion of concordat for bash. Add to ~/.bashrc: source <(concordat completion bash)
_concordat_below() {
${caseBody(nodes.map(({ path, subcommands }) => [path, subcommands.map(({ name }) => name)]))}
}
_concordat_options() {
${caseBody(nodes.map(({ path, options }) => [path, options.map(({ name }) => name)]))}
}
_concordat_words() {
${caseBody(nodes.map(({ path, words }) => [path, words]))}
}
_concordat_values() {
${caseBody(valuesOf(nodes), "return 1")}
}
_concordat() {
  local word path=concordat skip= i current=\${COMP_WORDS[COMP_CWORD]} IFS=$' \\t\\n'
  # The shell makes three words of --option=value.
  if [ "$current" = = ]; then current=; fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    if [ "$word" = = ]; then continue; fi
    if [ -n "$skip" ]; then skip=; continue; fi
    if _concordat_values "$path $word" >/dev/null; then skip="$path $word"; continue; fi
    case " $(_concordat_below "$path") " in *" $word "*) path="$path $word" ;; esac
  done
  if [ -n "$skip" ]; then COMPREPLY=($(compgen -W "$(_concordat_values "$skip")" -- "$current"))
  elif [ "\${current:0:1}" = - ]; then COMPREPLY=($(compgen -W "$(_concordat_options "$path")" -- "$current"))
  else COMPREPLY=($(compgen -W "$(_concordat_below "$path") $(_concordat_words "$path")" -- "$current"))
  fi
}
complete -o default -F _concordat concordat
`;
}

/** Returns the options with a fixed choice of values. Each one has its command and name, and the values. */
function valuesOf(nodes: readonly CommandNode[]): (readonly [place: string, words: readonly string[]])[] {
  return nodes.flatMap(({ path, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .map(({ name, choices }) => [`${path} ${name}`, choices] as const),
  );
}
