/** Leads to something in one entry of a list; where there is no such entry, to the button that adds one. */
export function focusOn(list: HTMLElement | null, index: number, what: string) {
  const found =
    list?.children[index]?.querySelector<HTMLElement>(what) ??
    list?.parentElement?.querySelector<HTMLElement>(':scope > [data-part="add"]');
  found?.focus();
}
