/**
 * Tells the fields what somebody typed into them before the page came to life: over a slow connection
 * there is time for that. React takes such text for its own and would put back what it rendered.
 */
export function hearWhatWasTyped(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox], [type=radio]), textarea',
  )) {
    const { value: typed, defaultValue } = field;
    if (typed === defaultValue) continue;
    field.value = defaultValue;
    // Past React's own property of the element, so that it finds the text new.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
