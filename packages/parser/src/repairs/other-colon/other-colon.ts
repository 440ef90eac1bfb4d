/** What stands for a colon. */
export const otherColon = /=>?/y;
