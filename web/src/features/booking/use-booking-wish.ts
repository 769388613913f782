import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type BookingWish,
  partyDoubts,
  readBookingWish,
  writeBookingWish,
} from './booking-wish.ts';
import type { PartyRules } from './party.ts';

/**
 * The wish somebody builds up on a page. It begins as the address has it; the address follows every
 * change, so that reloading, sharing and going back keep it. What the address had that could not be
 * taken is told until the party is chosen anew.
 */
export function useBookingWish(
  rules: PartyRules,
): [BookingWish, (change: Partial<BookingWish>) => void, readonly string[]] {
  const [params, setParams] = useSearchParams();
  const [wish, setWish] = useState(() => readBookingWish(params, rules));
  const [doubts, setDoubts] = useState(() => partyDoubts(params, rules));
  const isTouched = useRef(false);

  // Only a change of the wish moves the address: a move of its own would cut off one on its way.
  const follow = useEffectEvent(() => {
    setParams(writeBookingWish(wish), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isTouched.current) follow();
  }, [wish]);

  function change(part: Partial<BookingWish>) {
    isTouched.current = true;
    if (part.party !== undefined) setDoubts([]);
    setWish((before) => ({ ...before, ...part }));
  }
  return [wish, change, doubts];
}
