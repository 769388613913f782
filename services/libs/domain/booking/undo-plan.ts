import { isSameSlot } from '../departure/departure-id.ts';
import type { Personal } from '../personal-data/personal-data.ts';
import { changeAt, isUndone, type PastChange, type PastEvent } from '../undo/past-change.ts';
import type { ChangedSince, UndoRefusal } from '../undo/undo.refusals.ts';
import type { BookingEvent, ContactCorrected } from './booking.events.ts';
import type { BookingFacts, BookingState } from './booking.state.ts';
import type { BookingChanges } from './changed-terms.ts';
import type { Contact } from './contact.ts';
import { stateAfter } from './state-after.ts';
import { attendancePlan, isAttendance } from './undo-attendance.ts';
import { isTagging, tagPlan } from './undo-tag.ts';
import { isSameParty, slotOf, type ExpectedPrice } from './terms.ts';

/** The fields of a contact to restore, and the earlier contact that has their earlier values. */
export interface EarlierContact {
  readonly personal: Personal<Contact>;
  readonly fields: readonly (keyof Contact)[];
}

/** The command that restores a booking to its state before a change. */
export type UndoPlan =
  | { readonly kind: 'granted' }
  /** Events that need no seats, no price and no contact. */
  | { readonly kind: 'events'; readonly events: readonly BookingEvent[] }
  | { readonly kind: 'rebook' }
  | {
      readonly kind: 'modify';
      readonly changes: BookingChanges;
      /** The earlier price of the booking, if its earlier terms are restored. */
      readonly expected?: ExpectedPrice;
      readonly contact?: EarlierContact;
    };

/** The plan, or the reason why there is none. */
type Planned = UndoPlan | UndoRefusal;

type Change = PastChange<BookingEvent>;
type Past = readonly PastEvent<BookingEvent>[];

/** The action that staff can take by hand instead of an undo that is not possible. */
const insteadOf: Partial<Record<BookingEvent['type'], 'cancel' | 'rebook'>> = {
  BookingPlaced: 'cancel',
  BookingRequestedWithoutSeats: 'cancel',
  BookingConfirmed: 'cancel',
  BookingRebooked: 'cancel',
};

const edits: readonly BookingEvent['type'][] = [
  'BookingRescheduled',
  'PartyChanged',
  'BookingRepriced',
  'ContactCorrected',
];

/**
 * How to undo the changes that one command made to a booking. A cancellation is undone by rebooking the
 * booking as it was. An edit is undone by restoring the fields that it changed, if nobody changed them since.
 * The decision on the resulting command checks whether there are seats and whether the price is still the
 * same.
 *
 * @param past The booking's stream, to its end.
 */
export function undoPlan(past: Past, revision: number): Planned {
  const change = changeAt(past, revision);
  if (change === undefined) return { code: 'NothingToUndo' };
  const [first] = change.events;
  if (first?.type === 'BookingNoteAdded') return notePlan(past, change, first.revision);
  if (first !== undefined && isTagging(first)) return tagPlan(stateAfter(past), first);
  if (first !== undefined && isAttendance(first.type)) return attendancePlan(past, change);
  const cause = change.events.find(({ type }) => !edits.includes(type));
  if (cause?.type === 'BookingCancelled') return cancellationPlan(past, change);
  if (cause !== undefined) {
    const instead = insteadOf[cause.type];
    return { code: 'NotUndoable', ...(instead === undefined ? {} : { instead }) };
  }
  return isUndone(past, change) ? { kind: 'granted' } : editPlan(past, change);
}

/** The note is not shown any more. Its text stays in the history, as every entry does, until an erasure. */
function notePlan(past: Past, change: Change, undoes: number): Planned {
  return isUndone(past, change)
    ? { kind: 'granted' }
    : { kind: 'events', events: [{ type: 'BookingNoteWithdrawn', data: { undoes } }] };
}

/** A declined request cannot become pending again: rebooking it confirms it. */
function cancellationPlan(past: Past, change: Change): Planned {
  if (stateAfter(past, change.from).status === 'pending') {
    return { code: 'NotUndoable', instead: 'rebook' };
  }
  if (stateAfter(past).status !== 'cancelled') return { kind: 'granted' };
  const isCancelledAgain = past.slice(change.to).some(({ type }) => type === 'BookingCancelled');
  return isCancelledAgain ? changedSince(['status']) : { kind: 'rebook' };
}

function editPlan(past: Past, change: Change): Planned {
  const before = stateAfter(past, change.from);
  const after = stateAfter(past, change.to);
  const now = stateAfter(past);
  if (before.status === 'none' || after.status === 'none' || now.status === 'none') {
    return { code: 'NothingToUndo' };
  }
  const contact = contactToUndo(past, change);
  const terms = termsThatDiffer(before, after);
  const areTermsOpen = terms.length > 0 && termsThatDiffer(before, now).length > 0;
  const isTouched = (state: BookingState): boolean =>
    state.status !== 'none' && termsThatDiffer(after, state).length > 0;
  const touched = [
    ...(areTermsOpen && statesFrom(past, change.to).some(isTouched) ? terms : []),
    ...contact.changedSince,
  ];
  if (touched.length > 0) return changedSince(touched);
  const { earlier } = contact;
  if (!areTermsOpen && earlier === undefined) return { kind: 'granted' };
  return {
    kind: 'modify',
    ...(areTermsOpen ? earlierTerms(before, terms) : { changes: {} }),
    ...(earlier === undefined ? {} : { contact: earlier }),
  };
}

/** The terms that decide the price, under their names in requests. */
type Term = 'date' | 'pickupTime' | 'travellers';

/** The price depends on all terms, so an undo restores all of them or none. */
function termsThatDiffer(one: BookingFacts, other: BookingFacts): readonly Term[] {
  const terms: Term[] = [];
  if (!isSameSlot(slotOf(one.departure), slotOf(other.departure))) {
    if (one.departure.date !== other.departure.date) terms.push('date');
    if (one.departure.time !== other.departure.time) terms.push('pickupTime');
  }
  if (!isSameParty(one.party, other.party)) terms.push('travellers');
  return terms;
}

function earlierTerms(
  { departure, party, price }: BookingFacts,
  terms: readonly Term[],
): { readonly changes: BookingChanges; readonly expected: ExpectedPrice } {
  return {
    changes: {
      ...(terms.includes('date') ? { date: departure.date } : {}),
      ...(terms.includes('pickupTime') ? { time: departure.time } : {}),
      ...(terms.includes('travellers') ? { party } : {}),
    },
    expected: { totalMinor: price.totalMinor, currency: price.currency },
  };
}

function contactToUndo(
  past: Past,
  { events, from, to }: Change,
): { readonly earlier?: EarlierContact; readonly changedSince: readonly string[] } {
  const fields = correctedFields(events);
  const personal = past
    .slice(0, from)
    .reduce<Personal<Contact> | undefined>(
      (known, { type, data }) =>
        type === 'BookingPlaced' || type === 'ContactCorrected' ? data.personal : known,
      undefined,
    );
  if (fields.length === 0 || personal === undefined) return { changedSince: [] };
  const later = correctedFields(past.slice(to));
  return {
    earlier: { personal, fields },
    changedSince: fields.filter((field) => later.includes(field)),
  };
}

function correctedFields(events: Past): readonly (keyof Contact)[] {
  const corrections = events.filter(
    (event): event is PastEvent<ContactCorrected> => event.type === 'ContactCorrected',
  );
  return corrections.flatMap(({ data }) => data.changed);
}

/** The states of the booking after the first `count` events and after each later event. */
function statesFrom(past: Past, count: number): readonly BookingState[] {
  return Array.from({ length: past.length - count + 1 }, (_none, more) =>
    stateAfter(past, count + more),
  );
}

function changedSince(fields: ChangedSince['fields']): ChangedSince {
  return { code: 'ChangedSince', fields };
}
