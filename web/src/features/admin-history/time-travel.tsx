import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAsOf } from '../../shared/console/past.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { MomentField } from './moment-field.tsx';
import type { Moment } from './moments.ts';
import { formatInstant } from './past-words.ts';
import { TimeSlider } from './time-slider.tsx';
import './time-travel.css';

export type TimeTravelProps = {
  /** The thing that the screen shows, as part of a sentence: "ZBL-74100680", "this day sheet". */
  what: string;
  /** The moments at which this thing changed, the oldest first. */
  moments: readonly Moment[];
  /** Whether there are older moments, which the slider does not contain. */
  isCutOff?: boolean;
  /** The changes since the shown moment. They are shown only in the past. */
  children: ReactNode;
};

/**
 * Shows a screen as it was at a past moment, and returns to the present. The address holds the moment. In the
 * past, the screen says so in words and offers no changes (`PastScreen`).
 */
export function TimeTravel({ what, moments, isCutOff = false, children }: TimeTravelProps) {
  const [asOf, setAsOf] = useAsOf();
  const [isOpened, setIsOpened] = useState(false);
  const isPast = asOf !== undefined;
  const isOpen = isOpened || isPast;
  const way = useRef<HTMLButtonElement>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    // After closing, the focus returns to the button that opens it.
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
          Show an earlier state
        </Button>
      </p>
    );
  }
  return (
    <section
      data-slot="time-travel"
      data-past={isPast}
      // The past is also marked on paper.
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
            // If staff go from one moment to another, the address is replaced, so that the browser's back button
            // leaves the past.
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
