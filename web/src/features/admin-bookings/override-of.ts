/** The part of a request that overrides the rules of a departure; empty if staff gave no reason. */
export function overrideOf(reason: string): { readonly override?: { readonly reason: string } } {
  const given = reason.trim();
  return given === '' ? {} : { override: { reason: given } };
}
