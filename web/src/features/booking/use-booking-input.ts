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
 * What a traveller has chosen on a page. It starts from the address, and every change updates the address, so
 * that the choice survives reloading, sharing and going back. Values in the address that could not be used
 * are returned until the party is chosen again.
 */
export function useBookingInput(
  rules: PartyRules,
): [BookingInput, (change: Partial<BookingInput>) => void, readonly string[]] {
  const [params, setParams] = useSearchParams();
  const [input, setInput] = useState(() => readBookingInput(params, rules));
  const [doubts, setDoubts] = useState(() => partyDoubts(params, rules));
  const isTouched = useRef(false);

  // Only a change of the input changes the address: another change would cancel one in progress.
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
