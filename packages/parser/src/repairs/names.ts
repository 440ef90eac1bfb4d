/**
 * The names of the repairs, for checks at run time. The table also has them, but with descriptions that bundles should
 * omit. They are one string, because it is smaller than a list in a bundle. Their order is the one of several that
 * compresses best.
 */
export const repairNames: readonly string[] =
  "one-element-array thinking-block null-as-absent code-fence surrounding-text comments lost-bracket raw-newlines double-encoding missing-comma final-brace quoted-null single-quotes tool-call smart-quotes bad-escapes triple-quotes extra-comma wrapper odd-space quoted-number quoted-boolean unquoted-value other-colon inner-quotes bare-items unquoted-keys undefined-as-absent key-case number-as-text enum-case number-form markup date-form python-literals joined-strings unknown-key".split(
    " ",
  );
