/**
 * A password in a URL such as `postgres://user:password@host/database`, or in its parameter. It may hold what should have been
 * encoded, and a mark before the user may be missing.
 */
const inUrl = [/\/[^\s:/@]*:(.+)@/, /[?&]password=([^&\s]+)/];

/** The passwords in a command line, wherever its arguments stand: an option may be misspelt. As regular expressions. */
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

/** A password where its URL has it. JSON and Markdown write a backslash before some characters. */
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
