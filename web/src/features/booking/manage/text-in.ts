/** The value of a text field in a form, without surrounding spaces. */
export function textIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}
