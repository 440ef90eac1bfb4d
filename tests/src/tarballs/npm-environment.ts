/** What belongs to the machine and not to the one who started the test: where packages come from, and how patiently. */
const machine =
  /^npm_config_(registry|cafile|proxy|https[-_]proxy|noproxy|cache|fetch[-_](timeout|retries|retry[-_]\w+))$/i;

/** What a package manager adds for the scripts that it runs: its settings, and where it keeps this repository's packages. */
const handedDown = /^p?npm_|^NODE_PATH$/i;

/**
 * The environment of a stranger's project, however these tests were started. npm would take settings that are handed
 * down (`npm_config_optional`, the package that it is in) for the user's, and Node would find in NODE_PATH what the
 * project does not have.
 */
export function npmEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => machine.test(name) || !handedDown.test(name)),
  );
}
