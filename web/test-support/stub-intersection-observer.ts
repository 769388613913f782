type OnChange = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** Replaces the observer of a browser that has a layout. An element is in view only after the test calls `bring`. */
export class StubIntersectionObserver {
  static readonly #watching = new Set<StubIntersectionObserver>();
  readonly #onChange: OnChange;
  readonly #observed = new Set<Element>();

  constructor(onChange: OnChange) {
    this.#onChange = onChange;
  }

  /** Scrolls to an element, or away from it. */
  static bring(element: Element | null, isIntersecting = true): void {
    if (element === null) throw new Error('There is nothing to bring into sight.');
    for (const observer of [...StubIntersectionObserver.#watching]) {
      if (observer.#observed.has(element)) observer.#onChange([{ isIntersecting }]);
    }
  }

  observe(element: Element): void {
    this.#observed.add(element);
    StubIntersectionObserver.#watching.add(this);
  }

  disconnect(): void {
    this.#observed.clear();
    StubIntersectionObserver.#watching.delete(this);
  }
}
