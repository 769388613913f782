import { Children, type ReactNode, useRef } from 'react';
import { useIsHydrated } from '../../shared/ui/use-is-hydrated.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { Link } from '../../shared/ui/link.tsx';
import './card-link.css';
import './carousel.css';
import { useStrip } from './use-strip.ts';

export type CarouselProps = {
  id: string;
  title: string;
  /** The name of the items in the labels of the buttons: "attractions". */
  things: string;
  /** How many items the buttons move. */
  step: number;
  /** The shape of the items. The style sheet decides how many of them are visible. */
  cut: 'cloths' | 'slips';
  /** The link to the list of all items. */
  all: { readonly to: string; readonly label: string };
  children: ReactNode;
};

/**
 * A strip of cards that scrolls sideways, by hand, by keyboard, or a page at a time with its buttons. Every
 * card is always in the document, so that cards out of view can be reached and read.
 */
export function Carousel({ id, title, things, step, cut, all, children }: CarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const { next, previous } = useStrip(strip, step);
  // The buttons are marked as disabled until the page is hydrated.
  const isInert = !useIsHydrated();
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
      <p data-part="all">
        <Link to={all.to}>{all.label}</Link>
      </p>
    </section>
  );
}
