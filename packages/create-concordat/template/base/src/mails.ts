/** Mails that the test and the recording use. */
export const mails = {
  late: "Where is my order 4711? It should have been here on Monday, and I leave tomorrow!",
  thanks: "Just wanted to say thank you. The new invoice is fine now.",
  odd: "asdf",
} as const;
