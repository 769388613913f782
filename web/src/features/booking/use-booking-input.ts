import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type BookingInput,
  partyDoubts,
  readBookingInput,
  writeBookingInput,
} from './booking-input.ts';
import type { PartyRules } from './party.ts';

/**
 * The choices of a traveller on a page. They start from the address, and every change updates the address. So
 * they are not lost if the traveller reloads, shares the page or goes back. The messages about unusable values
 * in the address are returned until the traveller changes the party.
 */
export function useBookingInput(
  rules: PartyRules,
): [BookingInput, (change: Partial<BookingInput>) => void, readonly string[]] {
  const [params, setParams] = useSearchParams();
  const [input, setInput] = useState(() => readBookingInput(params, rules));
  const [doubts, setDoubts] = useState(() => partyDoubts(params, rules));
  const isTouched = useRef(false);

  // The address is written only when the input changes. Otherwise a navigation in progress would be cancelled.
  const follow = useEffectEvent(() => {
    setParams(writeBookingInput(input), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isTouched.current) follow();
  }, [input]);

  function change(part: Partial<BookingInput>) {
    isTouched.current = true;
    if (part.party !== undefined) setDoubts([]);
    setInput((before) => ({ ...before, ...part }));
  }
  return [input, change, doubts];
}
