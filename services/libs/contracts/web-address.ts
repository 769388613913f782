/**
 * An absolute address, `https://…`.
 *
 * @format uri
 */
export type WebAddress = string;
