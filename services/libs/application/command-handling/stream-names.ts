import { departureId, type DepartureRef } from '../../domain/departure/departure-id.ts';

/** One stream per consistency boundary, named `category-id` (domain.md, "Streams"). */
export function tourStream(tourId: string): string {
  return `tour-${tourId}`;
}

export function departureStream(departure: DepartureRef): string {
  return `departure-${departureId(departure)}`;
}

export function bookingStream(bookingNumber: number): string {
  return `booking-${bookingNumber}`;
}

export function engagementStream(tourId: string): string {
  return `engagement-${tourId}`;
}
