/**
 * The names of the table's repairs alone, for checks at run time: without the statements of the table, which no bundle carries.
 * One text is smaller in a bundle than a list of them, and names that share letters are next to each other, as that compresses best.
 */
export const repairNames: readonly string[] =
  "final-brace one-element-array thinking-block null-as-absent code-fence odd-space surrounding-text lost-bracket comments date-form other-colon key-case missing-comma quoted-null single-quotes undefined-as-absent double-encoding triple-quotes unquoted-keys unknown-key tool-call smart-quotes bare-items joined-strings wrapper quoted-number quoted-boolean inner-quotes extra-comma number-as-text enum-case markup number-form python-literals raw-newlines bad-escapes unquoted-value".split(
    " ",
  );
