export { lastBookableDate, slotStatus, startTimesOn } from '../../domain/tour/booking-window.ts';
