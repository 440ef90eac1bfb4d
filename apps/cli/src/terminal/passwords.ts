/**
 * Matches a password in a URL such as `postgres://user:password@host/database`, or in its parameter. The password may
 * contain characters that are not encoded, and the slashes before the user may be incomplete.
 */
const inUrl = [/\/[^\s:/@]*:(.+)@/, /[?&]password=([^&\s]+)/];

/**
 * The passwords in all arguments of the command line, because an option may be misspelt. As regular
 * expressions.
 */
const passwords = process.argv.slice(2).flatMap((argument) =>
  inUrl.flatMap((place) => {
    const written = place.exec(argument)?.[1];
    return written === undefined ? [] : [written, decoded(written)].map(asPassword);
  }),
);

/** Removes the passwords on the command line from a text. */
export function withoutPasswords(text: string): string {
  return passwords.reduce((masked, password) => masked.replace(password, "$1***"), text);
}

/** Returns a pattern for a password in its URL. JSON and Markdown may have added backslashes. */
function asPassword(password: string): RegExp {
  const characters = [...password].map(
    (character) => `\\\\?${character.replace(/[$()*+./?[\\\]^{|}]/, "\\$&")}`,
  );
  return new RegExp(`(:|password=)${characters.join("")}(?=\\\\?@|[&\\s"'\`]|$)`, "gu");
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
