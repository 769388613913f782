import type { Party } from '../tour/pricing/party.ts';

/** One traveller of a booking; the number is permanent in the booking and never given to another traveller. */
export interface Guest {
  readonly guestNo: number;
  readonly categoryId: string;
}

/** The present travellers, and the highest number that any of them ever had. */
export interface GuestList {
  readonly guests: readonly Guest[];
  readonly lastNo: number;
}

export const noGuests: GuestList = { guests: [], lastNo: 0 };

/**
 * The travellers after the party changed: a category that shrinks loses its last travellers, and a category
 * that grows gets new numbers. The numbers follow from the stream alone, so old bookings have them too.
 */
export function guestsAfter({ guests, lastNo }: GuestList, party: Party): GuestList {
  let last = lastNo;
  const after = party.flatMap(({ categoryId, count }) => {
    const kept = guests.filter((guest) => guest.categoryId === categoryId).slice(0, count);
    const added = Array.from({ length: count - kept.length }, (_none, index) => ({
      guestNo: last + index + 1,
      categoryId,
    }));
    last += added.length;
    return [...kept, ...added];
  });
  return { guests: after, lastNo: last };
}
