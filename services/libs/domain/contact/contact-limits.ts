/** The longest answer to a message, in UTF-16 units. */
export const answerLengthMax = 4_000;
