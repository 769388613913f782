import { type ListSize, boxHeight, placeAfter } from './long-scroll.ts';

/**
 * Replaces the window for the virtualizer if the rows of a list are together higher than its box. It gives
 * the virtualizer positions in the list instead of positions in the box.
 */
export class LongWindow {
  readonly window = window;
  /** How much of the list is above the box, in CSS pixels. */
  shift = keptShift();
  readonly #hearers = new Set<() => void>();
  #size: ListSize = { total: 0, view: 0 };
  /** The top of the box in the page. */
  #top = 0;
  #at: number | undefined;

  /** Starts to follow scrolling. Returns a function that stops it. */
  readonly follow = (): (() => void) => {
    const settle = this.#settle.bind(this);
    // This listener runs before the other listeners read the position.
    const first = { capture: true, passive: true };
    window.addEventListener('scroll', settle, first);
    return () => {
      window.removeEventListener('scroll', settle, first);
    };
  };

  readonly hear = (hearer: () => void): (() => void) => {
    this.#hearers.add(hearer);
    return () => {
      this.#hearers.delete(hearer);
    };
  };

  /** Called after each rendering with the top of the box in the page and the height of all rows. */
  measured(top: number, total: number): void {
    this.#top = top;
    this.#size = { total, view: window.innerHeight };
    // The list is now shorter than the part above the box, so the box returns to the beginning.
    if (this.shift > 0 && this.shift > total - window.innerHeight) this.#move(0);
  }

  #settle(): void {
    const from = this.#at;
    const at = Math.max(0, window.scrollY - this.#top);
    const place = placeAfter(from, { at, shift: this.shift }, this.#size);
    this.#at = place.at;
    if (place.shift === this.shift) return;
    this.#move(place.shift);
    if (place.at === at) return;
    window.scrollTo({ top: this.#top + place.at, behavior: 'instant' });
  }

  #move(shift: number): void {
    this.shift = shift;
    history.replaceState({ ...(history.state as object | null), listShift: shift }, '');
    for (const hear of this.#hearers) hear();
  }

  get scrollX(): number {
    return window.scrollX;
  }

  get scrollY(): number {
    return window.scrollY + this.shift;
  }

  get innerWidth(): number {
    return window.innerWidth;
  }

  get innerHeight(): number {
    return window.innerHeight;
  }

  get document() {
    const { total } = this.#size;
    const hidden = total - boxHeight(total, this.shift);
    const { scrollingElement, documentElement } = document;
    const { scrollWidth, scrollHeight } = documentElement;
    return {
      scrollingElement,
      documentElement: { scrollWidth, scrollHeight: scrollHeight + hidden },
    };
  }

  scrollTo({ top = 0, ...options }: ScrollToOptions): void {
    window.scrollTo({ ...options, top: top - this.shift });
  }

  addEventListener(...input: Parameters<Window['addEventListener']>): void {
    window.addEventListener(...input);
  }

  removeEventListener(...input: Parameters<Window['removeEventListener']>): void {
    window.removeEventListener(...input);
  }
}

/** Returns the shift kept in the history entry, so that going back to a page restores the scroll position. */
function keptShift(): number {
  const { listShift = 0 } = (history.state ?? {}) as { listShift?: number };
  return listShift;
}
