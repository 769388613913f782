/** As the API takes it; nothing where no reason was given. */
export function overrideOf(reason: string): { readonly override?: { readonly reason: string } } {
  const given = reason.trim();
  return given === '' ? {} : { override: { reason: given } };
}
