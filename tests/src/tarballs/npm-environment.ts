/** What belongs to the machine and not to whoever started the test: where packages come from. */
const machine = /^npm_config_(registry|cafile|proxy|https[-_]proxy|noproxy|cache)$/i;

/**
 * The environment in which npm does what its arguments say. A package manager that runs these tests hands its own
 * settings down (`npm_config_optional`, the package that it is in, its user agent); npm would take them for the
 * user's, and the same test would install other packages when it is started in another way.
 */
export function npmEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => machine.test(name) || !/^p?npm_/i.test(name));
  return Object.fromEntries(kept);
}
