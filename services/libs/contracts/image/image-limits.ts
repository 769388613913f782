/** What the file of one picture may have. */
export const imageBytesMax = 10 * 1024 * 1024;

/** Why a larger one is refused. */
export const imageTooLarge = `An image has at most ${imageBytesMax / 1024 / 1024} MB.`;
