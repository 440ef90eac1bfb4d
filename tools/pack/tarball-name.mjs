/** The file name of a packed package: `concordat-llm-0.0.0.tgz`. */
export function tarballName({ name, version }) {
  return `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
}
