/** Mails that the test and the recording use. */
export const mails = {
  late: "Where is my order 4711? It should have been here on Monday, and I leave tomorrow!",
  odd: "asdf",
} as const;
