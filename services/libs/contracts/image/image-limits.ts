/** The file of one picture has at most this many bytes. */
export const imageBytesMax = 10 * 1024 * 1024;

/** The text for a larger file. */
export const imageTooLarge = `An image has at most ${imageBytesMax / 1024 / 1024} MB.`;
