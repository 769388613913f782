import type { SequentialObject } from './linear-order.ts';

/** The slot of a booking, and its number of travellers. */
export interface Terms {
  readonly slot: string;
  readonly guests: number;
}

/** An operation on one booking or a read of it, with the answer. */
export type BookingOperation =
  | { readonly kind: 'place'; readonly terms: Terms; readonly revision: number }
  | {
      readonly kind: 'change';
      readonly terms: Terms;
      /** The revision that the booking had to have. */
      readonly ifMatch?: number;
      readonly revision: number;
    }
  | { readonly kind: 'cancel'; readonly revision: number }
  /** Refused: the departure was full. */
  | { readonly kind: 'full'; readonly ifMatch?: number }
  | { readonly kind: 'refused as cancelled'; readonly ifMatch?: number }
  | { readonly kind: 'refused as changed'; readonly ifMatch: number; readonly current: number }
  | { readonly kind: 'look'; readonly seen: BookingSeen };

/** The state of a booking; without terms it was not placed yet. */
export interface BookingSeen {
  readonly terms?: Terms;
  readonly isCancelled: boolean;
  readonly revision: number;
}

const notPlaced: BookingSeen = { isCancelled: false, revision: -1 };

/**
 * A booking: every change raises the revision. A request for terms that the booking already has keeps the
 * revision.
 */
export const bookingObject: SequentialObject<BookingSeen, BookingOperation> = {
  initial: notPlaced,
  apply(booking, operation) {
    const { terms, isCancelled, revision } = booking;
    switch (operation.kind) {
      case 'place':
        return terms === undefined
          ? { terms: operation.terms, isCancelled: false, revision: operation.revision }
          : undefined;
      case 'change': {
        if (terms === undefined || isCancelled || !matches(booking, operation)) return undefined;
        const isNew = !isSame(terms, operation.terms);
        return follows(revision, operation.revision, isNew)
          ? { terms: operation.terms, isCancelled, revision: operation.revision }
          : undefined;
      }
      case 'cancel':
        return terms !== undefined && follows(revision, operation.revision, !isCancelled)
          ? { terms, isCancelled: true, revision: operation.revision }
          : undefined;
      case 'full':
        return terms !== undefined && !isCancelled && matches(booking, operation)
          ? booking
          : undefined;
      case 'refused as cancelled':
        return isCancelled && matches(booking, operation) ? booking : undefined;
      case 'refused as changed':
        return revision === operation.current && operation.ifMatch !== revision
          ? booking
          : undefined;
      case 'look': {
        const { seen } = operation;
        const isSeen =
          seen.revision === revision &&
          seen.isCancelled === isCancelled &&
          isSame(seen.terms, terms);
        return isSeen ? booking : undefined;
      }
    }
  },
  isRead: ({ kind }) => kind !== 'place' && kind !== 'change' && kind !== 'cancel',
  key: ({ terms, isCancelled, revision }) =>
    `${terms?.slot ?? ''} ${terms?.guests ?? ''} ${isCancelled} ${revision}`,
};

function matches({ revision }: BookingSeen, { ifMatch }: { readonly ifMatch?: number }): boolean {
  return ifMatch === undefined || ifMatch === revision;
}

function follows(before: number, after: number, isNew: boolean): boolean {
  return isNew ? after > before : after === before;
}

function isSame(one: Terms | undefined, other: Terms | undefined): boolean {
  return one?.slot === other?.slot && one?.guests === other?.guests;
}
