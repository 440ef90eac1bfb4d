/** The template tag for raw text, used to compose patterns. */
export const raw = String.raw;
