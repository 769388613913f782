import type { Instant } from '../../../domain/calendar/instants.ts';

/**
 * The place in a list for staff, sorted from high to low. Among the documents that wait (1), the one that has waited
 * longest comes first; among the others, the one that was changed last. In milliseconds.
 */
export function waitingOrder(waits: 0 | 1, at: Instant): number {
  return waits === 1 ? -Date.parse(at) : Date.parse(at);
}
