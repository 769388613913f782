/**
 * Passes to React what a visitor typed into fields before the page was hydrated, which happens on slow
 * connections. Otherwise React takes that text for its own and later restores the text that it rendered.
 */
export function hearWhatWasTyped(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox], [type=radio]), textarea',
  )) {
    const { value: typed, defaultValue } = field;
    if (typed === defaultValue) continue;
    field.value = defaultValue;
    // Bypasses React's own property of the element, so that React sees a new value.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
