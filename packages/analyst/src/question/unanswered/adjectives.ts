/** Adjectives that name a measure if a question asks how much, and otherwise restrict the following noun. */
export const positive =
  /^(?:cheap|costly|expensive|hot|warm|cold|cool|fast|slow|tall|heavy|young|wet|dry|deadly|powerful|profitable|efficient|economical|popular|populous|populated|rich|wealthy|poor|deep|strong|weak|wide)$/;

export const isCopula = /^(?:how|is|are|was|were|so|too|very|as|that|this)$/;
