import { lazy, Suspense, useRef } from 'react';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { useSeen } from '../../shared/ui/use-seen.ts';
import type { BookingWish } from './booking-wish.ts';
import './free-days.css';

/** The day can be typed too: its calendar need not be there when the page comes to life. */
const FreeMonth = lazy(async () => ({ default: (await import('./free-month.tsx')).FreeMonth }));

export type FreeDaysProps = {
  tourId: string;
  wish: BookingWish;
  onChoose: (date: string) => void;
};

/**
 * A calendar that shows on which days a party finds room; asked for when somebody looks at it. It folds
 * behind whoever chose: what follows from the day is then in sight.
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
        <span>See which days are free</span>
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
