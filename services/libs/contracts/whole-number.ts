/**
 * A number without a fraction.
 *
 * @asType integer
 */
export type WholeNumber = number;
