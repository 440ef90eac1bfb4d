/**
 * The names of the repairs, for checks at run time, without the descriptions in the table, which bundles
 * omit. In a bundle, one string is smaller than a list, and it compresses best if similar names are adjacent.
 */
export const repairNames: readonly string[] =
  "final-brace one-element-array thinking-block null-as-absent code-fence odd-space surrounding-text lost-bracket comments date-form other-colon key-case missing-comma quoted-null single-quotes undefined-as-absent double-encoding triple-quotes unquoted-keys unknown-key tool-call smart-quotes bare-items joined-strings wrapper quoted-number quoted-boolean inner-quotes extra-comma number-as-text enum-case markup number-form python-literals raw-newlines bad-escapes unquoted-value".split(
    " ",
  );
