export { freeCancellationUntil } from '../../domain/booking/cancellation-window.ts';
