// One text for each kind of damage that all readers know, and one with several.

/** @returns {{ name: string, text: string }[]} */
export function damagedTexts(value) {
  const clean = JSON.stringify(value, null, 2);
  return [
    { name: "a comma too many", text: clean.replace(/\n}$/, ",\n}") },
    { name: "single quotes and bare keys", text: clean.replace(/"(\w+)":/g, "$1:").replaceAll('"', "'") },
    { name: "in a fence, with prose", text: `Here it is:\n\`\`\`json\n${clean}\n\`\`\`\nDone.` },
    { name: "comments and missing commas", text: clean.replaceAll(",\n", " // next\n") },
  ];
}
