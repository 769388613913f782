export { lastBookableDate, startTimesOn } from '../../domain/tour/booking-window.ts';
