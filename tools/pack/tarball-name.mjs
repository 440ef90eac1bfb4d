/** What a packed package is called: `concordat-llm-0.0.0.tgz`. */
export function tarballName({ name, version }) {
  return `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
}
