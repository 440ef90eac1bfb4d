const spelled = /^(True|TRUE|False|FALSE|None|Null|NULL)$/;

/** Whether a word is a Python literal, or a JSON literal in capitals. */
export function isPython(word: string): boolean {
  return spelled.test(word);
}
