const spelled = /^(True|TRUE|False|FALSE|None|Null|NULL)$/;

/** Whether a word is a literal of Python, or one of JSON in capitals. */
export function isPython(word: string): boolean {
  return spelled.test(word);
}
