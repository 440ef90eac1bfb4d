/** Text as it is written, for patterns that are put together from parts. */
export const { raw } = String;
