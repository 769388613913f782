import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAsOf } from '../../shared/console/past.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { MomentField } from './moment-field.tsx';
import type { Moment } from './moments.ts';
import { formatInstant } from './past-words.ts';
import { TimeSlider } from './time-slider.tsx';
import './time-travel.css';

export type TimeTravelProps = {
  /** What is looked at, inside of a sentence: "ZBL-74100680", "this day sheet". */
  what: string;
  /** At which something happened to it, the oldest first. */
  moments: readonly Moment[];
  /** Moments older than these are not on the slider. */
  isCutOff?: boolean;
  /** What changed since, in the past alone. */
  children: ReactNode;
};

/**
 * The way into the past of what a screen shows, and back. The moment stands in the address; that it is the past is
 * said in words, and nothing can be changed there (`PastScreen`).
 */
export function TimeTravel({ what, moments, isCutOff = false, children }: TimeTravelProps) {
  const [asOf, setAsOf] = useAsOf();
  const [isOpened, setIsOpened] = useState(false);
  const isPast = asOf !== undefined;
  const isOpen = isOpened || isPast;
  const way = useRef<HTMLButtonElement>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    // Whoever closes it goes on from where they opened it.
    if (!isOpen && isClosed.current) way.current?.focus();
    isClosed.current = isOpen;
  }, [isOpen]);
  if (!isOpen) {
    return (
      <p data-slot="time-travel-way" data-print="never">
        <Button
          ref={way}
          kind="quiet"
          onClick={() => {
            setIsOpened(true);
          }}
        >
          Look back in time
        </Button>
      </p>
    );
  }
  return (
    <section
      data-slot="time-travel"
      data-past={isPast}
      // On paper too the past is marked as such.
      data-print={isPast ? undefined : 'never'}
      aria-label="Time travel"
    >
      <div data-part="told">
        <WhereOneIs what={what} asOf={asOf} />
        <Button
          kind={isPast ? 'ink' : 'quiet'}
          onClick={() => {
            setIsOpened(false);
            setAsOf(undefined);
          }}
        >
          {isPast ? 'Back to now' : 'Close'}
        </Button>
      </div>
      <div data-part="ways">
        <TimeSlider
          moments={moments}
          asOf={asOf}
          onChange={(instant) => {
            // From moment to moment one stays in the past: the way back in the browser leads out of it.
            setAsOf(instant, { replace: isPast });
            setIsOpened(true);
          }}
        />
        <MomentField
          asOf={asOf}
          onChange={(instant) => {
            setAsOf(instant, { replace: isPast });
          }}
        />
      </div>
      {isCutOff && <p>Older moments are not on the slider: choose one by its day and time.</p>}
      {isPast && children}
    </section>
  );
}

function WhereOneIs({ what, asOf }: { what: string; asOf: string | undefined }) {
  return (
    <p role="status">
      {asOf === undefined ? (
        'This is how it is now. Move the slider to see what was true before.'
      ) : (
        <>
          <strong>This is the past:</strong> {what} as it was on {formatInstant(asOf)}. Nothing can
          be changed here.
        </>
      )}
    </p>
  );
}
