/** The override as the API takes it; empty where staff gave no reason. */
export function overrideOf(reason: string): { readonly override?: { readonly reason: string } } {
  const given = reason.trim();
  return given === '' ? {} : { override: { reason: given } };
}
