import type { ChangeHoldRequest } from '@contracts/booking/hold-view.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { api } from '../../../shared/api/api.ts';
import { newKey } from '../../../shared/api/new-key.ts';
import { now } from '../../../shared/dates/page-clock.ts';
import { problemOf } from '../../../shared/api/problem.ts';
import { useGetSiteQuery } from '../../../shared/site/site-api.ts';
import { type BookingDraft, selectAttempt } from '../booking-draft.ts';
import type { BookingInput } from '../booking-input.ts';
import { guestsOf, presentOf } from '../party.ts';
import { type DeparturesState, timeOf, useDepartures } from '../use-departures.ts';
import { type HeldSeats, type HoldState, heldSeats, isHoldNeeded } from './held-seats.ts';
import {
  releaseHold,
  useChangeHoldMutation,
  useExtendHoldMutation,
  useHoldSeatsMutation,
} from './hold-api.ts';

/**
 * Seats are held after the traveller paused for this long, in milliseconds, because travellers may press several
 * buttons in a row.
 */
const pauseMs = 400;

const none: HoldState = { kind: 'none' };

/** The seats that the booking form holds, and what the form has to do about them. */
export interface FormHold {
  readonly state: HoldState;
  /** Call this at each input of the traveller, but not when the page opens. */
  readonly touch: () => void;
  readonly extend: () => void;
  /** The key to book with; undefined if no seats are held. */
  readonly keyToBook: () => string | undefined;
  /** Call this if the server answered that the seats are not held any more. Resolves when they can be booked again. */
  readonly end: () => Promise<void>;
  /** Call this after the booking was placed, because it took the seats over. */
  readonly settle: () => void;
}

/**
 * If few seats are free, holds seats for the traveller who fills in the form, from the first input on. It holds seats
 * only once: if the time is over, the form books without a hold. The seats are released when the traveller leaves.
 */
export function useHold(
  tour: TourView,
  input: BookingInput,
): { readonly departures: DeparturesState; readonly hold: FormHold } {
  const [state, setState] = useState<HoldState>(none);
  const [isTouched, setIsTouched] = useState(false);
  const held = state.kind === 'held' ? state : undefined;
  const departures = useDepartures(tour, input, held);
  const end = useEnd(held, setState);
  useSeatsOfChoice({ tour, input, departures, state, isTouched, setState, end });
  useRelease(tour.id, held, () => {
    setState(none);
    setIsTouched(false);
  });
  const [sendExtension] = useExtendHoldMutation();

  async function extend() {
    if (held === undefined) return;
    const { data, error } = await sendExtension({ idempotencyKey: held.key });
    if (data !== undefined) setState({ kind: 'held', ...heldSeats(held.key, data, nowMs()) });
    else if (problemOf(error)?.code === 'HoldEnded') await end();
    else if (problemOf(error) !== undefined)
      setState({ ...held, kind: 'held', canBeExtended: false });
  }
  const hold = {
    state,
    touch: () => {
      setIsTouched(true);
    },
    extend: () => void extend(),
    keyToBook: () => (held !== undefined && nowMs() < held.endsAtMs ? held.key : undefined),
    end,
    settle: () => {
      setState(none);
      setIsTouched(false);
    },
  };
  return { departures, hold };
}

/** Ends the hold when its time is over; returns the function that ends it sooner. */
function useEnd(held: HeldSeats | undefined, setState: (state: HoldState) => void) {
  const dispatch = useDispatch();
  const end = async () => {
    if (held === undefined) return;
    setState({ kind: 'ended' });
    // The server keeps the seats a little longer, because clocks differ. After the release they can be booked
    // at once.
    await releaseHold(held.key);
    dispatch(api.util.invalidateTags(['Availability']));
  };
  const onTimeOver = useEffectEvent(() => void end());
  const endsAtMs = held?.endsAtMs;
  useEffect(() => {
    if (endsAtMs === undefined) return;
    const timer = setInterval(() => {
      if (nowMs() >= endsAtMs) onTimeOver();
    }, 1_000);
    return () => {
      clearInterval(timer);
    };
  }, [endsAtMs]);
  return end;
}

interface Choice {
  readonly tour: TourView;
  readonly input: BookingInput;
  readonly departures: DeparturesState;
  readonly state: HoldState;
  readonly isTouched: boolean;
  readonly setState: (state: HoldState) => void;
  readonly end: () => Promise<void>;
}

/** Holds seats for the chosen departure and party. If the traveller changes the choice, the held seats change too. */
function useSeatsOfChoice(choice: Choice) {
  const { tour, state, isTouched, setState, end } = choice;
  const isOn = useGetSiteQuery().data?.holdsSeats === true;
  const store = useStore<{ readonly bookingDraft: BookingDraft }>();
  const [take] = useHoldSeatsMutation();
  const [change] = useChangeHoldMutation();
  const asked = useRef('');
  const isGone = useRef(false);
  const wanted = wantedSeats(choice);
  const text = JSON.stringify(wanted);

  const ask = useEffectEvent(async () => {
    if (wanted === undefined || asked.current === text) return;
    asked.current = text;
    if (state.kind === 'held') {
      const { data, error } = await change({ ...wanted, idempotencyKey: state.key });
      if (data !== undefined) setState({ kind: 'held', ...heldSeats(state.key, data, nowMs()) });
      else if (problemOf(error)?.code === 'HoldEnded') await end();
      return;
    }
    // An earlier request with an unknown outcome may have made the booking.
    const isInDoubt = selectAttempt(store.getState(), tour.id) !== undefined;
    if (state.kind === 'ended' || isInDoubt || !isScarce(choice)) return;
    const key = newKey();
    const { data } = await take({ ...wanted, tourId: tour.id, idempotencyKey: key });
    if (data === undefined) return; // The form books without a hold.
    if (isGone.current) await releaseHold(key);
    else setState({ kind: 'held', ...heldSeats(key, data, nowMs()) });
  });
  useEffect(() => {
    if (!isOn || !isTouched) return;
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isOn, isTouched, text, state.kind]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
}

/** The seats of the chosen departure and party; undefined while one of them is not chosen. */
function wantedSeats({ input, departures }: Choice): ChangeHoldRequest | undefined {
  const { date, party } = input;
  const pickupTime = timeOf(departures);
  if (departures.kind !== 'known' || date === null || pickupTime === null) return undefined;
  return guestsOf(party) === 0 ? undefined : { date, pickupTime, travellers: presentOf(party) };
}

function isScarce({ input, departures }: Choice): boolean {
  const time = timeOf(departures);
  const slot =
    departures.kind === 'known' ? departures.slots.find((each) => each.time === time) : undefined;
  return slot !== undefined && isHoldNeeded(slot, guestsOf(input.party));
}

/** Releases the seats when the traveller leaves the form or closes the page, unless a booking may take them over. */
function useRelease(tourId: string, held: HeldSeats | undefined, onLeft: () => void) {
  const store = useStore<{ readonly bookingDraft: BookingDraft }>();
  const leave = useEffectEvent(() => {
    if (held === undefined || selectAttempt(store.getState(), tourId)?.key === held.key) return;
    void releaseHold(held.key);
  });
  const leavePage = useEffectEvent(() => {
    leave();
    onLeft(); // The browser may show the page again as it was.
  });
  useEffect(() => {
    const onHide = () => {
      leavePage();
    };
    globalThis.addEventListener('pagehide', onHide);
    return () => {
      globalThis.removeEventListener('pagehide', onHide);
    };
  }, []);
  useEffect(
    () => () => {
      leave();
    },
    [],
  );
}

function nowMs(): number {
  return Date.parse(now());
}
