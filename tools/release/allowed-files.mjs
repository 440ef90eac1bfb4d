// The files that a tarball may contain. Anything else was packed by mistake.

const everyPackage = [
  /^package\.json$/,
  /^(README|CHANGELOG)\.md$/,
  /^LICENSE$/,
  /^dist\/(?!testing\/|.*(\.test\.|\/testing\/)).+\.(js|d\.ts)$/,
];

/** Further files, by package. */
const more = {
  "@concordat/codegen": [/^bin\/concordat-codegen\.js$/],
  "@concordat/contracts": [
    /^schemas\/(README\.md|(rules|status|current)\.json)$/,
    /^schemas\/[a-z-]+\/CHANGELOG\.md$/,
    /^schemas\/[a-z-]+\/v\d+\/(schema|vectors)\.json$/,
    /^schemas\/examples\/[a-z-]+\.json$/,
  ],
  "@concordat/llm": [/^dist\/third-party-notices\.txt$/],
  "@concordat/simulation": [/^dist\/third-party-notices\.txt$/],
  "@concordat/viewer": [/^dist\/page\/(app\.css|index\.html|notices\.txt)$/],
  "create-concordat": [/^bin\/create-concordat\.js$/, /^template\/(gitignore|(base|ask|batch|stream)\/.+)$/],
  concordat: [/^bin\/concordat\.js$/],
};

/** The files of a package's tarball that have no place in it. */
export function strayFiles(name, files) {
  const patterns = [...everyPackage, ...(more[name] ?? [])];
  return files.filter((file) => !patterns.some((pattern) => pattern.test(file)));
}
