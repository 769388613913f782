/** Focuses an element of one list entry; if there is no such entry, the button that adds one. */
export function focusOn(list: HTMLElement | null, index: number, what: string) {
  const found =
    list?.children[index]?.querySelector<HTMLElement>(what) ??
    list?.parentElement?.querySelector<HTMLElement>(':scope > [data-part="add"]');
  found?.focus();
}
