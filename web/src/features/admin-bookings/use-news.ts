import type { BookingView } from '@contracts/booking/booking-view.ts';
import { useEffect, useState } from 'react';
import { isOwnChange } from '../../shared/console/own-changes.ts';

/** How long a change is marked, in milliseconds: long enough to be found on the screen. */
const markedMs = 20_000;

type Known = ReadonlyMap<string, string>;

/**
 * Returns the references of bookings that other people changed or added while the list was open. Another
 * filter starts without marks, and bookings fetched further down are not marked.
 *
 * @param list Identifies the list that is shown.
 */
export function useNews(list: string, bookings: readonly BookingView[]): ReadonlySet<string> {
  const [seen, setSeen] = useState({ list, bookings, known: revisionsOf(bookings) });
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  if (seen.list !== list) {
    setSeen({ list, bookings, known: revisionsOf(bookings) });
    setMarked(new Set());
  } else if (seen.bookings !== bookings) {
    const news = newsIn(bookings, seen.known);
    setSeen({ list, bookings, known: revisionsOf(bookings) });
    if (news.length > 0) setMarked(new Set([...marked, ...news]));
  }
  useEffect(() => {
    if (marked.size === 0) return;
    const timer = setTimeout(() => {
      setMarked(new Set());
    }, markedMs);
    return () => {
      clearTimeout(timer);
    };
  }, [marked]);
  return marked;
}

function revisionsOf(bookings: readonly BookingView[]): Known {
  return new Map(bookings.map(({ reference, revision }) => [reference, revision]));
}

/**
 * The changed bookings, and the new ones above the last booking that was already known. New rows below that booking
 * were only fetched.
 */
function newsIn(bookings: readonly BookingView[], known: Known): readonly string[] {
  const lastKnown = bookings.findLastIndex(({ reference }) => known.has(reference));
  return bookings
    .filter((booking, index) => {
      const before = known.get(booking.reference);
      const isNew = before === undefined && index < lastKnown;
      const isChanged = before !== undefined && before !== booking.revision;
      return (isNew || isChanged) && !isOwnChange(booking);
    })
    .map(({ reference }) => reference);
}
