/** Moves the focus to the heading of the panel around an element. Call it before the focused button disappears. */
export function focusPanelAround(inside: Element | null): void {
  const heading = inside?.closest('[data-slot="panel"]')?.querySelector<HTMLElement>('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
