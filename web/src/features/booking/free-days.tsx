import { lazy, Suspense, useRef, useState } from 'react';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { useSeen } from '../../shared/ui/use-seen.ts';
import type { BookingWish } from './booking-wish.ts';
import './free-days.css';

/** The day can be typed too: its calendar need not be there when the page comes to life. */
const FreeMonth = lazy(async () => ({ default: (await import('./free-month.tsx')).FreeMonth }));

export type FreeDaysProps = {
  tourId: string;
  wish: BookingWish;
  /** Whether it is open before anybody opens it. */
  isOpen: boolean;
  onChoose: (date: string) => void;
};

/** A calendar that shows on which days a party finds room; asked for when somebody looks at it. */
export function FreeDays({ isOpen, ...rest }: FreeDaysProps) {
  const [isShown, setIsShown] = useState(isOpen);
  const sheet = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(sheet);
  return (
    <details
      data-slot="free-days"
      open={isOpen}
      onToggle={(event) => {
        setIsShown(event.currentTarget.open);
      }}
    >
      <summary>
        <span>See which days are free</span>
        <Glyph name="down" size={16} />
      </summary>
      <div ref={sheet} data-part="sheet">
        <Suspense>
          <FreeMonth {...rest} isWanted={isShown && isSeen} />
        </Suspense>
      </div>
    </details>
  );
}
