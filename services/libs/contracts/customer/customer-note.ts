/** The longest note about a customer, in UTF-16 units. */
export { customerNoteLengthMax } from '../../domain/customer/customer-note.ts';
