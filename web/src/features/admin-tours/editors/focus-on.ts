/** Focuses an element of one list entry. If there is no such entry, it focuses the button that adds an entry. */
export function focusOn(list: HTMLElement | null, index: number, what: string) {
  const found =
    list?.children[index]?.querySelector<HTMLElement>(what) ??
    list?.parentElement?.querySelector<HTMLElement>(':scope > [data-part="add"]');
  found?.focus();
}
