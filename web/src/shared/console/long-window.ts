import { type ListSize, boxHeight, placeAfter } from './long-scroll.ts';

/**
 * The window as it would be were a list's box as high as all its rows: what the virtualizer asks of a window is answered
 * with places in the list.
 */
export class LongWindow {
  readonly window = window;
  /** How much of the list lies above the box, in CSS pixels. */
  shift = keptShift();
  readonly #hearers = new Set<() => void>();
  #size: ListSize = { total: 0, view: 0 };
  /** Of the box, in the page. */
  #top = 0;
  #at: number | undefined;

  /** Begins to follow what somebody scrolls; answers what ends it. */
  readonly follow = (): (() => void) => {
    const settle = this.#settle.bind(this);
    // Before anybody who listens asks for the place.
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

  /** Told where the box begins in the page and how high all rows are, whenever it was drawn. */
  measured(top: number, total: number): void {
    this.#top = top;
    this.#size = { total, view: window.innerHeight };
    // Of a list that has become shorter.
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

  addEventListener(...wish: Parameters<Window['addEventListener']>): void {
    window.addEventListener(...wish);
  }

  removeEventListener(...wish: Parameters<Window['removeEventListener']>): void {
    window.removeEventListener(...wish);
  }
}

/** Whoever goes back to a page finds it scrolled as it was: so much of its list lay above the box. */
function keptShift(): number {
  const { listShift = 0 } = (history.state ?? {}) as { listShift?: number };
  return listShift;
}
