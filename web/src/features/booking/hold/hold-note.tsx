import { useEffect, useState } from 'react';
import { now } from '../../../shared/dates/page-clock.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { clockWords, type HeldSeats } from './held-seats.ts';
import type { FormHold } from './use-hold.ts';
import './hold-note.css';

/** From this time on the traveller is offered more time, in milliseconds. */
const soonMs = 3 * 60_000;

/** How many seats are held and for how long; after the end, what the traveller can do. */
export function HoldNote({
  hold: { state, extend },
}: {
  hold: Pick<FormHold, 'state' | 'extend'>;
}) {
  return (
    <div data-slot="hold-note" data-state={state.kind}>
      {state.kind === 'held' ? (
        <Held key={state.key} held={state} onExtend={extend} />
      ) : (
        <p role="status">
          {state.kind === 'ended' &&
            'The time is over, so the seats are not held for you any more. Confirm the booking now: you get the seats if they are still free.'}
        </p>
      )}
    </div>
  );
}

function Held({ held, onExtend }: { held: HeldSeats; onExtend: () => void }) {
  const leftMs = useMsUntil(held.endsAtMs);
  const isSoon = leftMs <= soonMs;
  return (
    <>
      <p role="status">{isSoon ? endsSoon : holdsWords(held.seats)}</p>
      <p data-part="clock">
        <span role="timer" aria-label="Time left to book">
          {clockWords(leftMs)}
        </span>
      </p>
      {isSoon && held.canBeExtended && (
        <Button kind="quiet" onClick={onExtend}>
          Hold them for 10 more minutes
        </Button>
      )}
    </>
  );
}

const endsSoon = 'The seats are held for you only for a few more minutes.';

function holdsWords(seats: number): string {
  return seats === 1
    ? 'One seat is held for you while you fill in the form.'
    : `${String(seats)} seats are held for you while you fill in the form.`;
}

/** The time until a moment, in milliseconds; never negative. */
function useMsUntil(endMs: number): number {
  const [atMs, setAtMs] = useState(() => Date.parse(now()));
  useEffect(() => {
    const timer = setInterval(() => {
      setAtMs(Date.parse(now()));
    }, 1_000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return Math.max(0, endMs - atMs);
}
