import type { Instant } from '../../../domain/calendar/instants.ts';

/**
 * The place in a list for staff, from high to low: of the documents that wait (1) the longest waiting first, of the
 * others the last changed first. In milliseconds.
 */
export function waitingOrder(waits: 0 | 1, at: Instant): number {
  return waits === 1 ? -Date.parse(at) : Date.parse(at);
}
