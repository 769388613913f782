/** The age from which travellers are adults. */
export { adultAge } from '../../domain/tour/pricing/lacks-adult.ts';
