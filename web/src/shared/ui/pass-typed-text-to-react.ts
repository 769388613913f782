/**
 * Passes to React the text that a visitor typed into fields before the page was hydrated. This happens on slow
 * connections. Otherwise React does not notice this text, and later restores the text that it rendered.
 */
export function passTypedTextToReact(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox], [type=radio]), textarea',
  )) {
    const { value: typed, defaultValue } = field;
    if (typed === defaultValue) continue;
    field.value = defaultValue;
    // Sets the value without React's own property of the element, so that React notices a new value.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
