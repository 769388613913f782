import { lazy, Suspense, useRef } from 'react';
import type { TourView } from '@contracts/tour/tour-view.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { useSeen } from '../../shared/ui/use-seen.ts';
import type { BookingInput } from './booking-input.ts';
import './free-days.css';

/** The calendar is loaded later, because the day can be typed too. */
const FreeMonth = lazy(async () => ({ default: (await import('./free-month.tsx')).FreeMonth }));

export type FreeDaysProps = {
  tour: TourView;
  input: BookingInput;
  onChoose: (date: string) => void;
};

/**
 * A calendar of the days on which the party has room. It loads the availability when it comes into view. It closes
 * after a day is chosen, so that the rest of the form is visible.
 */
export function FreeDays({ onChoose, ...rest }: FreeDaysProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(sheet);

  function choose(date: string) {
    onChoose(date);
    if (fold.current !== null) fold.current.open = false;
    summary.current?.focus();
  }
  return (
    <details ref={fold} data-slot="free-days">
      <summary ref={summary}>
        <span>See which days have seats</span>
        <Glyph name="down" size={16} />
      </summary>
      <div ref={sheet} data-part="sheet">
        <Suspense>
          <FreeMonth {...rest} onChoose={choose} isWanted={isSeen} />
        </Suspense>
      </div>
    </details>
  );
}
