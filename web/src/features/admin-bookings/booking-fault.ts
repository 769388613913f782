import type { ProblemCode } from '@contracts/problems.ts';
import type { SlotView } from '@contracts/tour/tour-view.ts';
import { type FieldIds, fieldErrors } from '../../shared/api/field-errors.ts';
import { messageOf, problemOf } from '../../shared/api/problem.ts';
import type { Change } from '../../shared/console/change-list.tsx';
import { formatDate } from '../../shared/dates/format-date.ts';
import type { FormError } from '../../shared/ui/error-summary.tsx';

/** Why a command was refused, and what staff can do now. */
export interface CommandFault {
  readonly errors: readonly FormError[];
  /** Whether staff may override the broken rule, with a reason. */
  readonly canOverride: boolean;
  /** The changes by another person before this command; null if there was no conflict. */
  readonly conflict: readonly Change[] | null;
}

/** The rules that staff may override (domain: past, closed and full departures). */
const overridable: readonly ProblemCode[] = [
  'PastDate',
  'AlreadyStarted',
  'DepartureFull',
  'DepartureClosed',
];

const fieldIds: FieldIds = {
  tourId: 'new-tour',
  date: 'departure-date',
  pickupTime: 'departure-time',
  'customer.name': 'contact-name',
  'customer.email': 'contact-email',
  'customer.phone': 'contact-phone',
  'contact.name': 'contact-name',
  'contact.email': 'contact-email',
  'contact.phone': 'contact-phone',
  pickupPlace: 'contact-pickup-place',
  message: 'contact-message',
};

/** @param otherwise The message if the API gave none (requirements, section 8). */
export function commandFaultOf(error: unknown, otherwise: string): CommandFault {
  const problem = problemOf(error);
  if (problem?.code === 'RevisionMismatch') {
    return { errors: [], canOverride: false, conflict: (problem.differences ?? []) as Change[] };
  }
  const ways = waysOut(problem?.nearestFree as readonly SlotView[] | undefined);
  const title = { message: [messageOf(error, otherwise), ...ways].join('. ') };
  return {
    errors: problem?.code === 'InvalidFields' ? fieldErrors(problem, fieldIds) : [title],
    canOverride: problem !== undefined && isOverridable(problem),
    conflict: null,
  };
}

function isOverridable({
  code,
  reason,
}: {
  readonly code: ProblemCode;
  readonly reason?: unknown;
}) {
  // Not even staff can sell a withdrawn tour. They can override the rule about dates that are too far ahead.
  if (code === 'TourNotBookable') return reason !== 'withdrawn';
  return overridable.includes(code);
}

function waysOut(nearestFree: readonly SlotView[] = []): readonly string[] {
  if (nearestFree.length === 0) return [];
  const slots = nearestFree.slice(0, 3).map(({ date, time }) => `${formatDate(date)}, ${time}`);
  return [`These departures have seats: ${slots.join('; ')}.`];
}
