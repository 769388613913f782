import { Children, type ReactNode, useRef } from 'react';
import { useTakenUp } from '../../shared/scenes/use-taken-up.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import './carousel.css';
import { useStrip } from './use-strip.ts';

export type CarouselProps = {
  id: string;
  title: string;
  /** What it holds, as the buttons say it: "attractions". */
  things: string;
  /** Items the buttons turn by. */
  step: number;
  /** How its items are cut: the style sheet says how many of them are in sight. */
  cut: 'cloths' | 'slips';
  children: ReactNode;
};

/**
 * A strip of cards that scrolls sideways, by hand, by keyboard, or a page at a time by its buttons. Every card
 * is always there: what is not in sight can be reached and read.
 */
export function Carousel({ id, title, things, step, cut, children }: CarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const { next, previous } = useStrip(strip, step);
  // Until its script has arrived a button would do nothing: it says so.
  const isInert = !useTakenUp();
  return (
    <section data-slot="carousel" data-cut={cut} aria-labelledby={id}>
      <div data-part="head">
        <h2 id={id}>{title}</h2>
        <div data-part="turn">
          <Button
            kind="quiet"
            aria-label={`Previous ${things}`}
            onClick={previous}
            disabled={isInert}
          >
            <Glyph name="back" />
          </Button>
          <Button kind="quiet" aria-label={`Next ${things}`} onClick={next} disabled={isInert}>
            <Glyph name="arrow" />
          </Button>
        </div>
      </div>
      <ul ref={strip} data-part="strip" aria-labelledby={id}>
        {Children.map(children, (card) => (
          <li>{card}</li>
        ))}
      </ul>
    </section>
  );
}
