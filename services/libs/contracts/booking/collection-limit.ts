/** How much may be collected at once for a booking; a form checks it before the server does. */
export { collectionFaults } from '../../domain/booking/collection-limit.ts';
