/**
 * The names of the table's repairs alone, for checks at run time: without the statements of the table, which no bundle carries.
 * One text is smaller in a bundle than a list of them.
 */
export const repairNames: readonly string[] =
  "thinking-block code-fence markup surrounding-text double-encoding lost-bracket one-element-array bare-items tool-call wrapper comments odd-space triple-quotes single-quotes smart-quotes raw-newlines bad-escapes inner-quotes joined-strings unquoted-keys python-literals unquoted-value number-form other-colon missing-comma extra-comma final-brace key-case unknown-key null-as-absent undefined-as-absent enum-case quoted-number quoted-boolean quoted-null number-as-text date-form".split(
    " ",
  );
