/**
 * A password in a URL such as `postgres://user:password@host/database`, or in its parameter. It may contain
 * unencoded characters, and the slashes before the user may be incomplete.
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

/** A text without the passwords of the command line. */
export function withoutPasswords(text: string): string {
  return passwords.reduce((masked, password) => masked.replace(password, "$1***"), text);
}

/** A pattern for a password in its URL. JSON and Markdown escape some characters with a backslash. */
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
