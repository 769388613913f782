export { lastBookableDate } from '../../domain/tour/booking-window.ts';
